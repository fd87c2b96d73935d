/**
 * The characters that make a name unreadable or invisible. In this order: markup and code points without a character; invisible ones, and
 * ones that look like a blank; more than three marks on a letter, or marks on none; a variation without an emoji; and
 * joiners where they join nothing (RFC 5892, appendix A): emoji need them, and scripts such as Arabic and Devanagari.
 */
const unreadable =
  /[<>\p{Cc}\p{Cn}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{DI}\u2800]|\p{M}{4}|(?:^| )\p{M}|(?<!\p{Emoji})\ufe0f|(?<![\p{ExtPict}\p{EMod}\p{M}\p{sc=Arab}])\u200d|(?<![\p{M}\p{sc=Arab}])\u200c|(?:\u200c|\u200d)(?![\p{L}\p{ExtPict}])/u;

/** Whether a name can be read: it has no markup, and nothing invisible that is not needed to write it. */
export const isReadableName = (name: string): boolean => !unreadable.test(name);
