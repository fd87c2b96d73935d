interface AudienceOptions {
  /** A percentage of visitors, such as `5%`, `0.5%` or `5`. */
  canary?: string | undefined;
  preview: boolean;
}

/** Reads the share of a canary in percent; null in `share` for a preview, null for a release to all visitors. */
export function readAudience({ canary, preview }: AudienceOptions): { share: number | null } | null {
  if (canary === undefined) return preview ? { share: null } : null;
  if (preview) throw new Error('A release is either a canary or a preview.');
  const share = Number(/^(\d{1,3}(?:\.\d)?)%?$/.exec(canary)?.[1]);
  if (share >= 0.1 && share <= 100) return { share };
  throw new Error(`--canary takes a percentage of visitors from 0.1% to 100%, not "${canary}".`);
}
