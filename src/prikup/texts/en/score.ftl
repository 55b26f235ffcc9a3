# Lines of the score. $n1, $n2: the numbers that a line carries.
line-contract = contract of { $n1 }, took { $n2 }{ $n3 ->
    [1] {""}
   *[other] , ×{ $n3 }
}
line-contract-unwritten = contract of { $n1 } made (took { $n2 }), but not scored without a marriage
line-crossed = contract of { $n1 } failed ({ $n2 } taken): a cross instead of the minus
line-points = points taken
line-slam-bonus = all tricks
line-slam-against = slam against: no trick
line-slam = slam, { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} taken{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-misere = misère, { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} taken{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-defender = defence, took { $n1 }
line-defender-pooled = defence together, { $n1 } taken
line-sitter = sits out: talon worth { $n1 }
line-spoils = share of a failed contract
line-marriages-captured = { $n1 ->
    [one] a king and its queen
   *[other] { $n1 } kings with their queens
} taken
line-golden-marriages = golden deal: marriages are not doubled
line-golden-again = no golden deal was made
line-writeoff = write-off no. { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-writeoff-share = share of a write-off
line-writeoff-fine = penalty for write-off no. { $n1 }
line-bomb = bomb no. { $n1 }
line-bomb-share = share of a bomb
line-buyback = price of a new deal
line-praises-win = four marriages: the match
line-praises-barrel = three marriages: onto the barrel
line-praises-share = share of a deal of three marriages
line-bolt = bolt { $n1 } of { $n2 }
line-bolts-fine = penalty for { $n1 ->
    [one] { $n1 } bolt
   *[other] { $n1 } bolts
}
line-cross = cross { $n1 } of { $n2 }
line-crosses-fine = penalty for { $n1 ->
    [one] { $n1 } cross
   *[other] { $n1 } crosses
}
line-streak-fine = penalty for { $n1 ->
    [one] { $n1 } deal
   *[other] { $n1 } deals
} without a gain
line-barrel-sits = goes onto the barrel
line-barrel-cut = what passes the barrel is cut
line-barrel-unwritten = { $n1 ->
    [one] { $n1 } point
   *[other] { $n1 } points
} not scored on the barrel
line-barrel-fall = falls off the barrel after { $n1 ->
    [one] { $n1 } deal
   *[other] { $n1 } deals
}
line-barrel-knocked = knocked off the barrel ({ $n1 ->
    [one] { $n1 } deal
   *[other] { $n1 } deals
} there)
line-barrel-reset = { $n1 ->
    [one] { $n1 } failed barrel
   *[other] { $n1 } failed barrels
}: the total goes to zero
line-pit-cut = what passes the pit is cut
line-pit-sits = sits in the pit
line-pit-unwritten = { $n1 ->
    [one] { $n1 } point
   *[other] { $n1 } points
} not scored in the pit
line-reverse-cut = what passes the reverse barrel is cut
line-reverse-sits = sits on the reverse barrel
line-reverse-back = released from the reverse barrel after { $n1 ->
    [one] { $n1 } deal
   *[other] { $n1 } deals
}
line-reverse-lost = at the bottom: the match is lost
line-threshold-unwritten = { $n1 ->
    [one] { $n1 } point
   *[other] { $n1 } points
} not scored on the threshold
line-threshold-fine = penalty on the threshold: no trick
line-truck = dump truck: the total goes to zero
line-end-over = over the target: not scored
line-overtime = two at the target: it rises to { $n1 }
line-end-capped = over the target: stops just below
line-fault-look = penalty for a look or a remark
line-fault-revoke = penalty for a revoke
line-fault-award = for the other side’s revoke
line-fault-misdeal = penalty for a misdeal
line-fault-cut = penalty for three nines cut in a row

# Counters kept from deal to deal.
mark-barrel = deals on the barrel
mark-falls = failed barrels
mark-reverse = deals on the reverse barrel
mark-bolts = bolts
mark-crosses = crosses
mark-streak = deals without a gain
mark-writeoffs = write-offs
mark-bombs = bombs used
mark-golden = golden deal
mark-overtime = risen target

# How a deal ended.
ending-tricks = all tricks played
ending-rest = the rest was claimed
ending-writeoff = written off
ending-bomb = bombed
ending-three_marriages = three marriages
ending-four_marriages = four marriages
