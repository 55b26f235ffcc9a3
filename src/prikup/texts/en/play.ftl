# Phases.
phase-dealing = dealing
phase-auction = auction
phase-taking = the talon
phase-selling = sale of cards
phase-keeping = the talon, or a new deal
phase-giving = gifts
phase-naming = naming the contract
phase-doubling = contra
phase-announcing = marriages
phase-playing = tricks
phase-resting = claim of the rest
phase-over = the match is over

# What a claim is founded on.
ground-four_nines = four nines
ground-three_nines = three nines
ground-weak_hand = too few points in hand
ground-four_jacks = four jacks
ground-poor_hand = a hand without high cards
ground-talon_nines = nines in the talon
ground-weak_talon = too few points in the talon
ground-talon_jacks = three jacks in the talon
ground-three_marriages = three marriages
ground-four_marriages = four marriages

# Faults at a real table.
fault-look = looking too early, or a remark
fault-revoke = a revoke
fault-misdeal = a misdeal
fault-buyback = a new deal, paid for

# Actions, as on a button.
action-shuffle = shuffle with the seed { $seed }
action-deal = deal by hand
action-cut = { $at ->
    [0] leave the pack as it is
    [one] cut { $at } card
   *[other] cut { $at } cards
}
action-bury = put the jack into the middle
action-keep = keep it and deal
action-place = talon cards at places { $at_from_one }
action-look = look at your cards
action-golden = call golden
action-bid = bid { $amount }
action-pass = pass
action-claim = claim: { WORD($ground, of: "ground") }
action-take = { $hidden ->
    [yes] take { $talon ->
        [1] the second talon
       *[0] the talon
    } without showing it
   *[no] take { $talon ->
        [1] the second talon
       *[0] the talon
    }
}
action-give = give the { CARD($card) } to { $to } { $open ->
    [yes] face up
   *[no] face down
}
action-lay = discard the { CARD($card) }
action-name = play for { $amount }{ $open ->
    [yes] , open
   *[no] {""}
}
action-writeoff = write the deal off
action-bomb = use a bomb
action-buyback = pay for a new deal
action-sell = put the { CARD($card) } up for sale
action-misere = misère{ $open ->
    [yes] , open
   *[no] {""}
}
action-slam = slam{ $open ->
    [yes] , open
   *[no] {""}
}
action-contra = contra
action-recontra = recontra
action-show = declare the marriage of { SUIT($suit) } without leading it
action-play = play the { CARD($card) }{ $announce ->
    [yes] {" "}and declare { $card_rank ->
        [ace] four aces
       *[other] the marriage
    }
   *[no] {""}
}
action-rest = claim the rest
action-accept = accept
action-refuse = refuse
action-fault = fault of { $seat }: { WORD($kind, of: "fault") }

# Events, one sentence each. $you says which field is the reader.
event-dealbegan = { $redeal ->
    [yes] The cards are dealt again
   *[no] Deal { $number }
}: { $you ->
    [dealer] you deal
   *[none] { $dealer } deals
}.
event-packcut = { $at ->
    [0] { $you ->
        [seat] You leave
       *[none] { $seat } leaves
    } the pack as it is.
    [one] { $you ->
        [seat] You cut
       *[none] { $seat } cuts
    } { $at } card.
   *[other] { $you ->
        [seat] You cut
       *[none] { $seat } cuts
    } { $at } cards.
}
event-bottomshown = The bottom card is the { CARD($card) }: the pack is cut again.
event-bottomseen = The bottom card is the { CARD($card) }.
event-jackburied = The dealer puts a jack into the middle of the pack.
event-packmixed = The pack is shuffled once more.
event-handsdealt = { $golden ->
    [yes] A golden deal. {""}
   *[no] {""}
}The cards are dealt{ $you ->
    [unseen] . You have not looked at yours yet.{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } sits out.
    }
    [sitter] { $unseen ->
        [none] .
       *[other] ; { $unseen } has not looked yet.
    } You sit this deal out.
   *[none] { $unseen ->
        [none] .
       *[other] ; { $unseen } has not looked yet.
    }{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } sits out.
    }
}{ $exposed ->
    [-1] {""}
   *[other] {" "}The stock’s bottom card: { CARD($exposed) }.
}
event-leftunseen = { $you ->
    [seat] You have not looked at your hand.
   *[none] { $seat } has not looked at the hand.
}
event-handseen = { $you ->
    [seat] Your cards
   *[none] { $seat }’s cards
}: { $cards }.
event-looked = { $you ->
    [seat] You look at your cards
   *[none] { $seat } looks at their cards
}: no dark game.
event-goldencalled = { $you ->
    [seat] You call
   *[none] { $seat } calls
} golden and { $you ->
    [seat] play
   *[none] plays
} for { $amount } without the talon.
event-bidmade = { $you ->
    [seat] You bid
   *[none] { $seat } bids
} { $amount }{ $dark ->
    [yes] {" "}in the dark
   *[no] {""}
}.
event-passed = { $you ->
    [seat] You pass
   *[none] { $seat } passes
}.
event-auctionwon = { $you ->
    [seat] You are the declarer
   *[none] { $seat } is the declarer
} at { $amount }{ $dark ->
    [yes] , in the dark
   *[no] { $forced ->
        [yes] , the forced bid
       *[no] {""}
    }
}.
event-claimed = { $you ->
    [seat] You claim
   *[none] { $seat } claims
}: { WORD($ground, of: "ground") } ({ $cards }).
event-talonshown = The talon: { $cards }.
event-talonseen = The talon, seen only by the declarer: { $cards }.
event-talontaken = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $talon ->
    [1] the second talon
   *[0] the talon
}{ $hidden ->
    [yes] {" "}without showing it
   *[no] {""}
}.
event-cardgiven = { $you ->
    [giver] You give { $to }
    [to] { $giver } gives you
   *[none] { $giver } gives { $to }
} the { CARD($card) } { $open ->
    [yes] face up
   *[no] face down
}.
event-giftmade = { $you ->
    [giver] You give { $to }
    [to] { $giver } gives you
   *[none] { $giver } gives { $to }
} a card face down.
event-cardlaid = { $you ->
    [seat] You discard
   *[none] { $seat } discards
} the { CARD($card) }.
event-cardlaidaway = { $you ->
    [seat] You discard
   *[none] { $seat } discards
} a card.
event-asidetaken = The cards that were not played ({ $cards }) go to { $you ->
    [seat] you
   *[none] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-contractnamed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} for { $amount }.
event-cardforsale = { $you ->
    [seat] You put
   *[none] { $seat } puts
} the { CARD($card) } up for sale.
event-cardsoffered = { $you ->
    [seat] Your open cards are
   *[none] The open cards of { $seat } are
} for sale for a higher bid.
event-cardssold = { $you ->
    [seat] You take
   *[none] { $seat } takes
} the open cards and { $you ->
    [seat] are
   *[none] is
} the declarer at { $amount }.
event-cardskept = Nobody bids more: { $you ->
    [seat] the cards stay with you
   *[none] { $seat } keeps the cards
}.
event-miserenamed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} a misère for { $amount }.
event-slamnamed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} a slam for { $amount }.
event-handopened = { $you ->
    [seat] You play with an open hand
   *[none] { $seat } plays with an open hand
}: { $cards }.
event-phasebegan = { $phase ->
    [keeping] The talon is seen: { $you ->
        [seat] you may take it or pay for a new deal
       *[none] { $seat } may take it or pay for a new deal
    }.
    [doubling] Contra or pass: { $you ->
        [seat] you speak
       *[none] { $seat } speaks
    } first.
   *[other] { WORD($phase, of: "phase") }: { $you ->
        [seat] you speak
       *[none] { $seat } speaks
    } first.
}
event-contrasaid = { $you ->
    [seat] You say
   *[none] { $seat } says
} contra: the contract counts ×{ $times }.
event-recontrasaid = { $you ->
    [seat] You say
   *[none] { $seat } says
} recontra: the contract counts ×{ $times }.
event-tricksbegan = { $you ->
    [seat] You lead
   *[none] { $seat } leads
} to the first trick.
event-conceded = { $kind ->
    [buyback] { $you ->
        [seat] You pay for a new deal
       *[none] { $seat } pays for a new deal
    }
    [bomb] { $you ->
        [seat] You use a bomb
       *[none] { $seat } uses a bomb
    }
   *[writeoff] { $you ->
        [seat] You write the deal off
       *[none] { $seat } writes the deal off
    }
}.
event-cardplayed = { $you ->
    [seat] You play
   *[none] { $seat } plays
} the { CARD($card) }.
event-marriagedeclared = { $you ->
    [seat] You declare
   *[none] { $seat } declares
} { $suit ->
    [-1] four aces
   *[other] the marriage of { SUIT($suit) }
}: { $value }.
event-marriagedrowned = The marriage of { SUIT($suit) } is drowned: −{ $value }.
event-trumpset = Trump: { SUIT($suit) }.
event-tricktaken = { $you ->
    [seat] You take
   *[none] { $seat } takes
} the trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-stockdrawn = Each player draws a card, { $you ->
    [seat] you
   *[none] { $seat }
} first{ $left ->
    [0] ; the stock is now empty
    [one] ; { $left } card is left
   *[other] ; { $left } cards are left
}.
event-carddrawn = { $you ->
    [seat] You draw
   *[none] { $seat } draws
} the { CARD($card) }.
event-allpassed = Everybody passes: the next dealer deals.
event-restclaimed = { $you ->
    [seat] You claim
   *[none] { $seat } claims
} the rest of the tricks: { $cards }.
event-restanswered = { $accepted ->
    [yes] { $you ->
        [seat] You accept
       *[none] { $seat } accepts
    }
   *[no] { $you ->
        [seat] You refuse
       *[none] { $seat } refuses
    }
}.
event-restgranted = The rest goes to { $you ->
    [seat] you
   *[none] { $seat }
}: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dealscored = Deal scored: { WORD($ending, of: "ending") }.
event-fined = A penalty is recorded.
event-matchended = { $winners_count ->
    [one] { $you ->
        [winners] You win
       *[none] { $winners } wins
    } the match.
   *[other] { $winners } win the match together.
}{ $payments_by ->
    [none] {""}
   *[other] {" "}Payments – { $payments_by }.
}
