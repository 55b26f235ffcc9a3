# Pages of rules that the server writes, and what changes from one rule set to another.
rules-page-title = Rules: { $rules }
rules-page-edition = { $rules } (later edition)
rules-page-change = Change these rules
rules-page-unlike = What changes for somebody who knows:
rules-page-data = These rules as data (JSON)
rules-page-file = As one file
rules-page-error = This page cannot be shown
rules-page-nearest = Perhaps you meant:
rules-page-editor = Choose rules

rules-diff-head = What changes, most frequent first. Bots played { $deals ->
    [one] one deal
   *[other] { $deals } deals
} by the known rules; each change was tried alone on the same cards.
rules-diff-same = No option is different.
rules-diff-often = { $share ->
    [all] In every deal
   *[some] In { $differ } of { $deals } deals
}
rules-diff-option = { $title }: { $value } (was: { $was })
rules-diff-more = For the first time in deal { $deal }; now possible ({ $seat }): { $what }
rules-diff-less = For the first time in deal { $deal }; no longer possible ({ $seat }): { $what }
rules-diff-asked = For the first time in deal { $deal }; now the next to act is: { $seat } – { $what }
rules-diff-turn = For the first time in deal { $deal }; the deal goes on without a word that was asked for
rules-diff-writes = For the first time in deal { $deal }; now written: { $what }
rules-diff-unwritten = For the first time in deal { $deal }; no longer written: { $what }
rules-diff-deal = For the first time in deal { $deal }: another pack, or other numbers of cards
rules-diff-ends = For the first time in deal { $deal }: the match ends at another time
rules-diff-line = { $seat }: { $line } ({ $amount })
rules-diff-order = The same shuffle gives other cards; at the table nobody notices:
rules-diff-never = Not once in these deals:
rules-diff-title = What changes
rules-diff-known = Known rules
rules-diff-new = New rules
rules-diff-comparing = The rules are being compared: { $done } of { $deals } deals. This page looks again by itself.
rules-diff-usual = Different from what you usually play ({ $rules })
rules-diff-all = All changes
