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
        [0] six spades
        [1] six clubs
        [2] six diamonds
        [3] six hearts
       *[other] six no trump
    }
   *[other] { $strain ->
        [0] { preferans-level } spades
        [1] { preferans-level } clubs
        [2] { preferans-level } diamonds
        [3] { preferans-level } hearts
       *[other] { preferans-level } no trump
    }
}
preferans-bomb = { $bomb ->
    [2] a bomb
    [4] a double bomb
   *[other] a fir tree
}
# What stands in the third place of two players.
preferans-dummy = dummy

# Stages of a match.
stage-brigand = Razbojnik
stage-circles = rounds of all-passes
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
fault-prompt = prompting
fault-undiscarded = not discarding

# Actions, as on a button.
preferans-action-look = look at your cards
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
preferans-action-here = hold
preferans-action-passdark = pass in the dark
preferans-action-take = take the talon
preferans-action-decline = leave the talon
preferans-action-lay = discard { $cards }
preferans-action-declare = play { preferans-game }{ $bomb ->
    [0] {""}
   *[other] {" "}on { preferans-bomb }
}{ $share ->
    [yes] , shared with the dealer
   *[no] {""}
}
preferans-action-totus = totus, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , with help for { $helps }
}
preferans-action-surrender = concede the game
preferans-action-whist = whist
preferans-action-half = half a whist
preferans-action-glance = look at the hand of { $at }
preferans-action-lie = open (lying)
preferans-action-stand = closed (standing)
preferans-action-play = play the { CARD($card) }
preferans-action-offer = offer a split ({ $tricks_by })
preferans-action-demand = ask for the proof
preferans-action-verdict = verdict: at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}
preferans-action-help = help { $you ->
    [to] your own hill
   *[none] { $to }
}
preferans-action-terms = whist at { $price }, pool of { $pool }, { $circles ->
    [0] until the control time
    [one] { $circles } round
   *[other] { $circles } rounds
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
    [circles] {" "}of the rounds of all-passes
   *[other] {""}
}: { $you ->
    [dealer] you deal
   *[none] { $dealer } deals
}.
preferans-event-handsdealt = The cards are dealt{ $unseen ->
    [0] {""}
   *[other] {" "}and lie face down
}.
preferans-event-handseen = { $you ->
    [seat] Your cards
   *[none] { $seat }’s cards
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] You look at your cards
   *[none] { $seat } looks at their cards
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
    [seat] You are
   *[none] { $seat } is
} the declarer.
preferans-event-passesbegan = { $compulsory ->
    [yes] Compulsory all-pass
   *[no] All-pass
}{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}: { $whists ->
    [yes] whoever takes the fewest tricks writes { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } for each trick of the others
   *[no] { $price ->
        [one] { $price } point
       *[other] { $price } points
    } a trick
}.
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
        [none] You discard two cards
       *[other] { $by } discards two of your cards
    }
    [by] You discard two cards
   *[none] { $by ->
        [none] { $seat } discards two cards
       *[other] { $by } discards two cards
    }
}.
preferans-event-discardseen = Discard: { $cards }.
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
} to share the game with the dealer.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] You take
       *[none] { $seat } takes
    } a half share
   *[no] { $you ->
        [seat] You decline
       *[none] { $seat } declines
    } the half share
}.
preferans-event-said = { $you ->
    [seat] You say
   *[none] { $seat } says
}: { WORD($word, of: "word") }.
preferans-event-phasebegan = { $you ->
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
preferans-event-talonturned = The { CARD($card) } is led from the talon.
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
} to share the tricks out ({ $tricks_by }).
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
preferans-event-offergranted = The tricks are shared out ({ $tricks_by }).
preferans-event-proofdemanded = { $you ->
    [seat] You ask
   *[none] { $seat } asks
} the declarer to show a layout with no more tricks than named.
preferans-event-proofanswered = { $you ->
    [seat] You say
   *[none] { $seat } says
}: { $agreed ->
    [yes] there is such a layout
   *[no] there is no such layout
}.
preferans-event-verdictsaid = { $you ->
    [seat] You say
   *[none] { $seat } says
} that with any layout the declarer takes at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}.
preferans-event-verdictgiven = The verdict: with any layout the declarer takes at least { $least ->
    [one] { $least } trick
   *[other] { $least } tricks
}.
preferans-event-surrendered = { $you ->
    [seat] You concede
   *[none] { $seat } concedes
} the game.
preferans-event-helpdue = { $you ->
    [seat] You have
   *[none] { $seat } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} left over after closing the pool.
preferans-event-helped = { $to ->
    [none] { $you ->
        [seat] You take the points off your own hill.
       *[none] { $seat } takes the points off their own hill.
    }
   *[other] Help: { $seat } → { $to }.
}
preferans-event-fined = A penalty is recorded.
preferans-event-stagebegan = { $stage ->
    [circles] Two rounds of all-passes follow
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
} the terms: a whist at { $price }, a pool of { $pool }, { $circles ->
    [0] until the control time
    [one] { $circles } round
   *[other] { $circles } rounds
}.
preferans-event-controltimeup = The control time has passed.
preferans-event-lastcircle = The last round begins.
preferans-event-raceended = Race { $number } is over: { $you ->
    [seat] you were
   *[none] { $seat } was
} the first to close the pool.
preferans-event-matchended = The match is over. Result in whists – { $results_by }.
