# The rules of Thousand and 1001 in sentences. Figures are arguments; what is off is not said.
rulebook-thousand-cards-players = { $players ->
    [2] Two players sit down to a match.
    [4] Four players sit down to a match.
   *[other] Three players sit down to a match.
}
rulebook-thousand-cards-pack-24 = The pack has 24 cards.
