import { drawParcel, parcelBox } from '@emberclutch/art/draw-parcel.ts';
import { color } from '@emberclutch/web/theme/tokens.ts';

/** A small picture of a held egg: folded paper under a wax seal. */
export const SealedParcel = ({ isBroken }: { isBroken?: boolean }) => (
  <svg
    viewBox={parcelBox}
    width="64"
    height="64"
    aria-hidden="true"
    dangerouslySetInnerHTML={isBroken ? brokenMarkup : sealedMarkup}
  />
);

const sealedMarkup = { __html: drawParcel(color.accent) };
const brokenMarkup = { __html: drawParcel(color.accent, false) };
