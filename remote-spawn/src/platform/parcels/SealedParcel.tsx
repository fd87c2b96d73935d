import { drawParcel, parcelBox } from '@emberclutch/art/draw-parcel.ts';
import { color } from '@emberclutch/web/theme/tokens.ts';

/** A small picture of a held egg: folded paper under a wax seal. */
export const SealedParcel = () => (
  <svg
    viewBox={parcelBox}
    width="64"
    height="64"
    aria-hidden="true"
    dangerouslySetInnerHTML={markup}
  />
);

const markup = { __html: drawParcel(color.accent) };
