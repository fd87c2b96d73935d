/**
 * Matches characters that make a name unreadable or invisible. In this order: markup, control characters and unassigned code
 * points; invisible characters and blank look-alikes; four or more consecutive combining marks, or a mark without a letter; a
 * variation selector without an emoji; a joiner that joins nothing (RFC 5892, appendix A). Other joiners are valid, because emoji
 * and scripts such as Arabic and Devanagari need them.
 */
const unreadablePattern =
  /[<>\p{Cc}\p{Cn}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{DI}\u2800]|\p{M}{4}|(?:^| )\p{M}|(?<!\p{Emoji})\ufe0f|(?<![\p{ExtPict}\p{EMod}\p{M}\p{sc=Arab}])\u200d|(?<![\p{M}\p{sc=Arab}])\u200c|(?:\u200c|\u200d)(?![\p{L}\p{ExtPict}])/u;

/** Checks whether a name is readable: it has no markup, and no invisible character that its script does not need. */
export const isReadableName = (name: string): boolean => !unreadablePattern.test(name);
