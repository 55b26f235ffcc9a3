# Lessons: arranged deals with what to do and why. $left and $right are the neighbours’ names, $screen is terminal or page.
lesson-mistake-title = A word about that
lesson-suggestion = I would: { $action }

lesson-thousand-welcome-title = Welcome to Thousand
lesson-thousand-welcome =
    Three players, each for themselves; whoever comes to 1000 first wins. In every deal one player, the declarer, promises to make a number of points; the other two try to stop them.

    You sit at the bottom. { $left } is on your left, { $right } on your right. This deal is arranged, not dealt at random. Do as you like; I tell you how I would play, and why.
lesson-thousand-cards-title = The cards
lesson-thousand-cards =
    24 cards, nine to ace. Mind the ten: in each suit the order is ace, ten, king, queen, jack, nine.

    Ace 11, ten 10, king 4, queen 3, jack 2, nine 0: 120 points in all. King and queen of a suit are a marriage: hearts 100, diamonds 80, clubs 60, spades 40. You hold one of hearts!
lesson-thousand-bidding-title = Bidding
lesson-thousand-bidding =
    Three cards lie face down: the talon. The highest bidder gets them and becomes the declarer. The player left of the dealer had to open with 100.

    You hold the ace, king and queen of hearts and the ace and ten of diamonds: 100 for the marriage and some 50 for tricks. Set a number below and bid.
lesson-thousand-talon-title = The talon
lesson-thousand-talon =
    The talon is yours, and everybody saw it. Now you hold ten cards and give one to each opponent, so that each has eight.

    Give what is worth nothing and takes nothing: a nine, a jack. Keep your marriage and your high cards. Choose a card, then who gets it.
lesson-thousand-second-gift-title = One more
lesson-thousand-second-gift =
    And one for the other opponent. A nine or a jack again.
lesson-thousand-contract-title = The contract
lesson-thousand-contract =
    Now you say how much you play for. You may stay at your bid or go higher: what you name is what you gain, or lose if you fall short.

    Somewhere from 150 to 180 is fair with these cards.
lesson-thousand-writeoff-title = Writing the deal off
lesson-thousand-writeoff =
    Sometimes hand and talon together are a disappointment, and the contract is out of reach. Until the first lead the declarer may then write the deal off: the contract is lost as if it had been played and failed, and each opponent gets 60 points. At most three times a match.

    With these cards there is no need for it: name your contract.
lesson-thousand-lead-title = The first lead
lesson-thousand-lead =
    You lead. The others must follow suit if they can; the highest card of the suit led takes the trick, and whoever takes it leads next.

    A marriage may be declared only by somebody who has taken a trick. So take one first with a sure card: the ace of diamonds, if you have kept it.
lesson-thousand-defend-title = Defending
lesson-thousand-defend =
    You did not become the declarer, so now you defend: every point you take is scored for you, and the declarer misses it.

    { $screen ->
        [terminal] Cards marked ▲
       *[page] Bright cards
    } may be played. If you have the suit that was led, you must follow it.
lesson-thousand-marriage-title = Your marriage
lesson-thousand-marriage =
    You have taken a trick and it is your lead: now the king or queen of hearts can be led with the marriage declared. It brings 100 points at once, and hearts become trump.

    Choose the queen and declare the marriage.
lesson-thousand-trump-title = Trump
lesson-thousand-trump =
    There is a trump now. A player who has none of the suit led must trump, and a trump beats every other suit.

    Go on leading high trumps, so that the others have none left; then your diamonds are safe.
lesson-thousand-their-trump-title = Trump
lesson-thousand-their-trump =
    Somebody else has declared a marriage, and its suit is trump now. A player who has none of the suit led must trump, and a trump beats every other suit.
lesson-thousand-follow-title = Following
lesson-thousand-follow =
    Somebody else has led. { $screen ->
        [terminal] Cards marked ▲
       *[page] Bright cards
    } may be played: the suit led if you have it, else a trump if you have one, else anything. { $screen ->
        [terminal] Press Enter on another card to hear why not.
       *[page] Press a dimmed card to hear why not.
    }
lesson-thousand-rest-title = The end is near
lesson-thousand-rest =
    When you lead and are sure of all the other tricks, you may claim the rest. Or simply play on: after the last trick the points are counted.
lesson-thousand-answer-title = Somebody claims the rest
lesson-thousand-answer =
    The player on lead has laid down the hand and claims all the other tricks. Look at the cards: if you can still take one of these tricks, refuse, and the play goes on. If not, accept, and the points are counted at once.
lesson-thousand-end-title = The deal is over
lesson-thousand-end =
    A declarer who makes the contract scores it; one who fails loses it. Defenders score what they took, rounded to the nearest five.

    From 880 points a player is on the barrel and must win with a contract of their own within three deals. The other rules of a table are always at hand beside it.

    Now play a match!
lesson-thousand-passed =
    With these cards you need not pass: the marriage of hearts is 100 points, and the high cards bring some 50 more. Whoever passes leaves the talon to somebody else.
lesson-thousand-bid-high =
    That is brave. Your hand is worth about 150, and what you bid you owe: more than that has to come out of the talon.
lesson-thousand-gave-high =
    You gave away a card that scores or takes a trick. Give what is worth nothing: a nine, a jack.
lesson-thousand-named-high =
    That is a lot: with this hand about 170 can be reached, the marriage included. What you fall short of is lost with all the rest.
lesson-thousand-wrote-off =
    You gave the deal up. There was no need to: 100 for the marriage and the high hearts and diamonds make more than 150.
lesson-thousand-lead-low =
    That card can be taken, and then the others lead. The ace of diamonds is safe, and once you have a trick you may declare your marriage.
lesson-thousand-silent =
    You led it without declaring the marriage: 100 points were there for the asking. When you lead the king or queen of a marriage, say so.
lesson-thousand-made-title = You made it
lesson-thousand-made =
    You named { $contract } and made { $made }: { $cards_taken } in cards and { $marriages } for marriages. What is written for you is what you named: { $wrote }.
lesson-thousand-failed-title = You fell short
lesson-thousand-failed =
    You named { $contract } and came to { $made }: { $cards_taken } in cards and { $marriages } for marriages. What you named is taken off: { $wrote }.
lesson-thousand-defended-title = You defended
lesson-thousand-defended =
    Together you took { $made } points, { $cards_taken } of them in cards. Rounded to the nearest five that is written for you: { $wrote }.

lesson-1001-welcome-title = Welcome to 1001
lesson-1001-welcome =
    This is Thousand for two, drawn from a stock. There is no auction, no talon and no contract: both write what they make, and whoever comes to 1001 first wins.

    { $left } sits opposite and has dealt. This deal is arranged, not dealt at random. Do as you like; I tell you how I would play, and why.
lesson-1001-cards-title = What stays, what changes
lesson-1001-cards =
    The 24 cards are those of Thousand: ace 11, ten 10, king 4, queen 3, jack 2, nine 0, and 120 points in all. The ten stands above the king.

    Marriages are worth something else: clubs 100, spades 80, hearts 60, diamonds 40.
lesson-1001-stock-title = The stock
lesson-1001-stock =
    Each of you holds eight cards; eight more lie in the stock. After every trick both draw one, the winner first. As long as the stock lasts nobody has to follow suit.

    A marriage counts only for somebody who takes a trick in the deal, and whoever takes one draws first. So begin with a sure card: the ace of spades.
lesson-1001-no-ace =
    That card could be taken. There is no trump yet, so the ace of spades cannot.
lesson-1001-marriage-title = The queen you drew
lesson-1001-marriage =
    You drew the queen of clubs, and you hold the king: a marriage, worth 100. When it is your lead, play one of the two and declare it; clubs become trump from this trick on.

    Lead the queen: if she is lost, the king stays. The other player may still declare a marriage too; then that suit is trump.
lesson-1001-silent =
    You led it without declaring the marriage, and 100 points stayed in your hand. You may declare with the other card only while you hold both.
lesson-1001-free-title = No duty yet
lesson-1001-free =
    While cards lie in the stock you may play whatever you like: take the trick if it is worth something, or throw a nine and keep what belongs together.
lesson-1001-duties-title = The stock is gone
lesson-1001-duties =
    From now on there are duties: follow suit, and with a higher card if you have one. Without that suit you must trump, and trump higher if you can. Eight tricks are left.
lesson-1001-rest-title = The end is near
lesson-1001-rest =
    When you lead and are sure of all the other tricks, you may claim the rest. Or simply play on. The last trick brings nothing extra here.
lesson-1001-answer-title = The rest is claimed
lesson-1001-answer =
    { $left } has laid down the hand and claims all the other tricks. If you can still take one, refuse; if not, accept, and the points are counted.
lesson-1001-end-title = What is written
lesson-1001-end =
    You made { $made }: { $cards_taken } in cards and { $marriages } for marriages. Nothing is rounded. You have { $total } now, the other side { $left_total }.
lesson-1001-more-title = And then
lesson-1001-more =
    The next deal is dealt by the other player. A match goes to 1001; whoever loses pays for each point short of it.

    Other tables play 1001 differently: with 32 cards, for three with an auction from 40, or as 501 with one suit always trump. Now play a match!

lesson-preferans-welcome-title = Welcome to Preferans
lesson-preferans-welcome =
    Three players and 32 cards, seven to ace; the ten is an ordinary card below the jack. In every deal ten tricks are played, and somebody promises to take some of them.

    You sit at the bottom, { $left } on your left, { $right } on your right. These three deals are arranged, not dealt at random. Do as you like; I tell you how I would play, and why.
lesson-preferans-bidding-title = The auction
lesson-preferans-bidding =
    Two cards lie face down: the talon. The highest bidder takes them and names the game. A bid is a number of tricks, six at least, and a trump; the suits rise from spades over clubs and diamonds to hearts, then no trump. Six spades is the smallest bid of all.

    The others have passed. Your five spades with ace, king and queen are five tricks, the ace and king of hearts two more. Bid six spades: what you really play you name later.
lesson-preferans-bid-high =
    Six spades was enough: the others had passed, and the smallest bid wins then. Now you owe at least what you bid.
lesson-preferans-discard-title = The talon
lesson-preferans-discard =
    The talon lies open for everybody: the queens of hearts and of clubs. You hold twelve cards now; two go away, face down.

    Discard the two diamonds. Then you have none left, and you can trump the first diamond that is led.
lesson-preferans-threw-tricks =
    You discarded a card that takes a trick. Trumps and high hearts stay; small cards of the other suits go.
lesson-preferans-naming-title = The contract
lesson-preferans-naming =
    Count again: five spades, and now the ace, king and queen of hearts. That makes eight tricks that nobody can take from you. The talon was kind.

    So name eight spades. Tricks above the game write nothing: whoever names six and takes eight is paid for six.
lesson-preferans-named-low =
    Safe, but modest: you hold eight sure tricks. A six writes 2 points, a seven 4, an eight 6, a nine 8, a ten 10. Tricks above the game write nothing.
lesson-preferans-named-high =
    Eight tricks are sure, a ninth depends on their cards. Whoever falls short pays for every undertrick, and a high game costs more.
lesson-preferans-naming-less-title = The contract
lesson-preferans-naming-less =
    Count your sure tricks: spades and the highest hearts. Name that many, in spades. Tricks above the game write nothing, and undertricks cost.
lesson-preferans-named-other =
    Your long suit is spades: as trumps they are five tricks, in another game the others may trump them or throw cards on them.
lesson-preferans-tricks-title = Ten tricks
lesson-preferans-tricks =
    The hand to the left of the dealer leads first. Follow suit; without the suit led you must trump if you can. The highest trump takes the trick, or else the highest card of the suit led.

    Whoever said whist tries to stop you. All ten tricks are shared: what you do not take is theirs. The whisters owe tricks as well: four together against a six, two against a seven, one against an eight or a nine.
lesson-preferans-trumps-title = First their trumps
lesson-preferans-trumps =
    It is your lead. There are eight spades and you held five, so they hold three. Draw them first: ace of spades, then the king. After that nobody can trump your hearts.
lesson-preferans-hearts-early =
    Too early: { $right } holds only one heart and has trumps. The second heart may be trumped as long as their trumps are not drawn.
lesson-preferans-hearts-title = Now the hearts
lesson-preferans-hearts =
    Their three trumps are gone. Play your hearts from the top: ace, king, queen. Then the rest; what you lose now you can afford to lose.
lesson-preferans-offer-title = An offer
lesson-preferans-offer =
    Somebody proposes how the last tricks would fall, to save time. If you think you can do better, refuse, and the play goes on. If not, accept.
lesson-preferans-played-made-title = The pool
lesson-preferans-played-made =
    You made your game, and your pool now has { $pool } points. A six writes 2, a seven 4, an eight 6, a nine 8, a ten 10. With 20 points a pool is full.

    Whists are what the others write on you: for each of their tricks as much as the game is worth. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-played-failed-title = The hill
lesson-preferans-played-failed =
    You fell short. For each undertrick the worth of the game goes on your hill: now { $hill }. A six is worth 2, a seven 4, an eight 6, a nine 8, a ten 10.

    Besides, the others write whists on you, for their tricks and as consolation. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-strong-title = Second deal: let others play
lesson-preferans-strong =
    { $right } has passed. You hold ace and king of diamonds and of spades: four tricks, but no long suit to make six. Pass, and let somebody else promise.
lesson-preferans-whist-title = Whist or pass
lesson-preferans-whist =
    { $left } plays six hearts, and { $right } has passed. Against a six the whisters must take four tricks together. You would whist alone, so the four are yours to answer for: each one short goes on your hill.

    You hold four high cards. Say whist: each trick of yours then writes 2 whists on { $left }.
lesson-preferans-open-title = Open or closed
lesson-preferans-open =
    Since { $right } passed, you choose. Closed: everybody plays their own cards. Open: both hands are laid on the table and you play both.

    Play open. Two hands in one head do better than two heads.
lesson-preferans-stood =
    So be it: closed. { $right } plays without seeing your cards, and you do not see theirs. Most whisters who are alone play open.
lesson-preferans-partner-title = Both hands are yours
lesson-preferans-partner =
    Now the cards of { $right } lie open, and you play them as well. Spades are yours: ace, king and ten here, queen and jack there. Lead the jack and take it with the king, for you want the next lead in your own hand.
lesson-preferans-through-title = Through the declarer
lesson-preferans-through =
    This is how a six is beaten. { $right } has ace, queen, jack and ten of clubs; the king must be with { $left }. If { $right } leads clubs, { $left } plays last and the king takes a trick.

    So lead a club from your own hand. { $left } has to play before { $right }: whatever comes, a higher card lies behind it.
lesson-preferans-back-title = Once more
lesson-preferans-back =
    That was well. Now the lead should come back to you: play the queen of spades and take it with your ace. Then lead your other club.
lesson-preferans-wrong-side =
    Led from there, clubs pass { $left } last: the king waits and takes a trick. Lead them from your own hand, so that the king has to show before { $right } plays.
lesson-preferans-whisted-failed-title = Whists and consolation
lesson-preferans-whisted-failed =
    { $left } took { $left_tricks } tricks, and six were promised. Each undertrick of a six is 2 points on the hill: { $left_hill }.

    You write 2 whists for every trick that you and { $right } took, and as consolation as much as went on that hill: { $whists_left } on { $left } in all. { $right } passed and gets the consolation only.
lesson-preferans-whisted-made-title = The six was made
lesson-preferans-whisted-made =
    { $left } made the game: that is 2 points in the pool. You write 2 whists for each trick of the defence: { $whists_left } on { $left }. If the two of you have taken fewer than four, you write the undertricks on your hill: now { $hill }.
lesson-preferans-weak-title = Third deal: nobody wants it
lesson-preferans-weak =
    You speak first, with low cards and one suit to fear: clubs. Pass. If the others pass too, there is an all-pass: no declarer, no trump, and everybody takes as few tricks as they can.
lesson-preferans-all-pass-title = All-pass
lesson-preferans-all-pass =
    All three passed. Each trick will be one point on the hill of whoever takes it. In the first two tricks the talon shows the suit: the card on the table is a heart, and you have but one.
lesson-preferans-second-card-title = The second card of the talon
lesson-preferans-second-card =
    Now spades. Play the eight and keep the seven: when somebody has to play higher anyway, get rid of the higher card and keep the one that stays below everything.
lesson-preferans-low-title = Leading low
lesson-preferans-low =
    You lead. Play a card that others must beat: the seven of diamonds. And when you cannot follow suit, throw what you fear most: the ace of clubs.
lesson-preferans-led-high =
    That card takes tricks. In an all-pass lead your lowest card, and keep high ones until you can throw them on another suit.
lesson-preferans-no-trick-title = Not one trick
lesson-preferans-no-trick =
    You took no trick at all: that writes a point in your pool. The others have theirs on the hill, one for each trick.
lesson-preferans-hill-title = The hill
lesson-preferans-hill =
    You took { $tricks } of the ten tricks, { $left } { $left_tricks }, { $right } { $right_tricks }: so many points on the hill each. Your hill is now { $hill }.
lesson-preferans-end-title = The pulka
lesson-preferans-end =
    So you have read the whole sheet, the pulka: your pool { $pool }, your hill { $hill }, your whists { $whists_left } on { $left } and { $whists_right } on { $right }. At the end every point of pool and hill becomes 10 whists, and all is settled. If you stopped now, that would be { $total } for you.

    One thing more: misère is a promise to take no trick. It writes 10 in the pool, or 10 on the hill for every trick taken.

    Now play a match!
