# Preferans: games, phases, actions, events. $level: tricks, $strain: a suit 0 to 3, or 4 for no trump.

# Names of games, asked for by name: as written, in words, as said in the auction.
preferans-game = { $level }{ SUIT($strain, case: "sign") }
preferans-level = { $level ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] ten
}
preferans-game-words = { preferans-level } { SUIT($strain) }
preferans-spoken = { $level ->
    [6] { $strain ->
        [0] one
        [1] two
        [2] three
        [3] four
       *[other] no trump
    }
   *[other] { preferans-level } { $strain ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] no trump
    }
}
preferans-bomb = { $bomb ->
    [2] a bomb
    [4] a double bomb
   *[other] a fir-tree
}
# What stands in the third place of two players.
preferans-dummy = dummy

# Stages of a match.
stage-brigand = Razbojnik
stage-circles = circles of all-passes
stage-proper = the game proper

# Phases.
phase-drawing = draw of the first dealer
phase-laying = discard
phase-sharing = offer of half the game
phase-whisting = whists
phase-choosing = open or closed
phase-offering = offer of the remaining tricks
phase-judging = under-declaring
phase-helping = help
phase-terming = terms of the game
preferans-phase-taking = the talon
preferans-phase-naming = naming the game

# Words of the defence.
word-whist = whist
word-pass = pass
word-half = half a whist
word-return = whist after all

# Faults at a real table.
fault-prompt = a prompt
fault-undiscarded = a talon not laid away

# Actions, as on a button.
preferans-action-look = look at your hand
preferans-action-call = { preferans-game }{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}
preferans-action-misere = misère{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}{ $bomb ->
    [0] {""}
   *[other] {" "}on { preferans-bomb }
}
preferans-action-here = hold it
preferans-action-passdark = pass in the dark
preferans-action-take = take the talon
preferans-action-decline = leave the talon
preferans-action-lay = lay { $cards } away
preferans-action-declare = play { preferans-game }{ $bomb ->
    [0] {""}
   *[other] {" "}on { preferans-bomb }
}{ $share ->
    [yes] , half of it for the dealer
   *[no] {""}
}
preferans-action-totus = totus, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , with help for { $helps }
}
preferans-action-surrender = give the game up
preferans-action-whist = whist
preferans-action-half = half a whist
preferans-action-glance = look at the hand of { $at }
preferans-action-lie = open (lying)
preferans-action-stand = closed (standing)
preferans-action-play = play the { CARD($card) }
preferans-action-offer = share the tricks out: { $tricks_by }
preferans-action-demand = ask for the proof
preferans-action-verdict = verdict: at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}
preferans-action-help = help { $you ->
    [to] your own hill
   *[none] { $to }
}
preferans-action-terms = whist at { $price }, pool to { $pool }, { $circles ->
    [0] until the control time
    [one] { $circles } circle
   *[other] { $circles } circles
}
preferans-action-timeup = the control time has passed

# Events, one sentence each. $you says which field is the reader.
preferans-event-dealerdrawn = The first ace falls to { $you ->
    [seat] you: you deal first
   *[none] { $seat }, who deals first
}.
preferans-event-dealbegan = { $redeal ->
    [yes] The cards are dealt again
   *[no] Deal { $number }
}{ $stage ->
    [brigand] {" "}of the Razbojnik
    [circles] {" "}of the circles of all-passes
   *[other] {""}
}: { $you ->
    [dealer] you deal
   *[none] { $dealer } deals
}.
preferans-event-handsdealt = The cards are dealt{ $unseen ->
    [0] {""}
   *[other] , and lie face down
}.
preferans-event-handseen = { $you ->
    [seat] Your hand
   *[none] The hand of { $seat }
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] You look at your hand
   *[none] { $seat } looks at the hand
}.
preferans-event-gamecalled = { $held ->
    [yes] { $you ->
        [seat] You hold
       *[none] { $seat } holds
    }
   *[no] { $you ->
        [seat] You call
       *[none] { $seat } calls
    }
} { preferans-game-words }{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}.
preferans-event-miserecalled = { $you ->
    [seat] You call
   *[none] { $seat } calls
} a misère{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}.
preferans-event-passed = { $you ->
    [seat] You pass
   *[none] { $seat } passes
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}.
preferans-event-auctionwon = { $you ->
    [seat] You play this deal
   *[none] { $seat } plays this deal
}.
preferans-event-passesbegan = { $compulsory ->
    [yes] A compulsory all-pass
   *[no] An all-pass
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}: { $price } a trick.
preferans-event-talonshown = The talon: { $cards }.
preferans-event-talontaken = { $you ->
    [seat] You take
   *[none] { $seat } takes
} the talon{ $hidden ->
    [yes] {" "}without showing it
   *[no] {""}
}.
preferans-event-talonseen = The talon, which only the declarer sees: { $cards }.
preferans-event-talondeclined = { $you ->
    [seat] You play
   *[none] { $seat } plays
} without the talon.
preferans-event-cardslaid = { $you ->
    [seat] { $by ->
        [none] You lay two cards away
       *[other] { $by } lays two of your cards away
    }
    [by] You lay two cards away
   *[none] { $by ->
        [none] { $seat } lays two cards away
       *[other] { $by } lays two cards away
    }
}.
preferans-event-discardseen = Laid away: { $cards }.
preferans-event-gamenamed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} { preferans-game-words }{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}on { preferans-bomb }
}.
preferans-event-miserenamed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} a misère{ $hand ->
    [yes] {" "}without the talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}on { preferans-bomb }
}.
preferans-event-totusnamed = { $you ->
    [seat] You announce
   *[other] { $seat } announces
} a totus, { SUIT($strain) }{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] , on { preferans-bomb }
}{ $helps_count ->
    [0] {""}
   *[other] ; it is to help { $helps }
}.
preferans-event-shareoffered = { $you ->
    [seat] You offer
   *[none] { $seat } offers
} the dealer half of the game.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] You take
       *[none] { $seat } takes
    } half of the game
   *[no] { $you ->
        [seat] You decline
       *[none] { $seat } declines
    } the half
}.
preferans-event-said = { $you ->
    [seat] You say
   *[none] { $seat } says
}: { WORD($word, of: "word") }.
preferans-event-faceasked = { $you ->
    [seat] You choose
   *[none] { $seat } chooses
}: open or closed.
preferans-event-glanced = { $you ->
    [seat] You look at the hand of { $at }
    [at] { $seat } looks at your hand
   *[none] { $seat } looks at the hand of { $at }
}.
preferans-event-defenceset = { $lying ->
    [yes] The defence plays open
   *[no] The hands stay closed
}.
preferans-event-defencejoined = { $you ->
    [seat] You play
   *[none] { $seat } plays
} both hands of the defence.
preferans-event-handopened = { $you ->
    [seat] Your hand is
   *[none] The hand of { $seat } is
} laid down: { $cards }.
preferans-event-tricksbegan = { $you ->
    [leader] You lead
   *[none] { $leader } leads
} to the first trick.
preferans-event-talonturned = The talon leads the { CARD($card) }.
preferans-event-cardplayed = { $you ->
    [seat] { $by ->
        [none] You play the { CARD($card) }
       *[other] { $by } plays the { CARD($card) } of your hand
    }
    [by] You play the { CARD($card) } of { $seat }
   *[none] { $by ->
        [none] { $seat } plays the { CARD($card) }
       *[other] { $by } plays the { CARD($card) } of { $seat }
    }
}.
preferans-event-tricktaken = { $you ->
    [seat] You take
   *[none] { $seat } takes
} the trick.
preferans-event-offered = { $you ->
    [seat] You offer
   *[none] { $seat } offers
} to share the tricks out: { $tricks_by }.
preferans-event-offeranswered = { $agreed ->
    [yes] { $you ->
        [seat] You accept
       *[none] { $seat } accepts
    }
   *[no] { $you ->
        [seat] You refuse
       *[none] { $seat } refuses
    }
}.
preferans-event-offergranted = The tricks are shared out: { $tricks_by }.
preferans-event-proofdemanded = { $you ->
    [seat] You ask
   *[none] { $seat } asks
} the declarer for a lay of the cards that gives no more tricks than were named.
preferans-event-proofanswered = { $you ->
    [seat] You say
   *[none] { $seat } says
}: { $agreed ->
    [yes] there is such a lay
   *[no] there is no such lay
}.
preferans-event-verdictsaid = { $you ->
    [seat] You hold
   *[none] { $seat } holds
} that any lay gives the declarer at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}.
preferans-event-verdictgiven = The verdict: any lay gives the declarer at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}.
preferans-event-surrendered = { $you ->
    [seat] You give
   *[none] { $seat } gives
} the game up.
preferans-event-helpdue = { $you ->
    [seat] You have
   *[none] { $seat } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} beyond the closed pool.
preferans-event-helped = { $to ->
    [none] { $seat } takes the points for the own hill.
   *[other] Help from { $seat } goes to { $to }.
}
preferans-event-fined = A fine is written.
preferans-event-stagebegan = { $stage ->
    [circles] Two circles of all-passes follow
   *[other] The game proper begins
}{ $you ->
    [owner] ; you set its terms
   *[none] { $owner ->
        [none] {""}
       *[other] ; { $owner } sets its terms
    }
}.
preferans-event-termsset = { $you ->
    [seat] You set
   *[none] { $seat } sets
} the terms: a whist at { $price }, the pool to { $pool }, { $circles ->
    [0] until the control time
    [one] { $circles } circle
   *[other] { $circles } circles
}.
preferans-event-controltimeup = The control time has passed.
preferans-event-lastcircle = The last circle begins.
preferans-event-raceended = Race { $number } is over: { $you ->
    [seat] you were
   *[none] { $seat } was
} the first to close the pool.
preferans-event-matchended = The match is over, in whists: { $results_by }.
