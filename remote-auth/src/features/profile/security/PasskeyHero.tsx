import { Engraving } from './Engraving.ts';

/** Illustration: a shining egg with a keyhole. */
export function PasskeyHero() {
  return (
    <Engraving viewBox="0 0 160 176" width="148" aria-hidden="true">
      <g className="light">
        <path d="M80 6v14M43 14l6 13M117 14l-6 13M16 40l12 8M144 40l-12 8M6 76h13M154 76h-13" />
      </g>
      <path
        className="wash"
        transform="translate(3 3)"
        d="M80 30c26 0 46 42 46 70 0 30-20 46-46 46s-46-16-46-46c0-28 20-70 46-70Z"
      />
      <path d="M80 30c26 0 46 42 46 70 0 30-20 46-46 46s-46-16-46-46c0-28 20-70 46-70Z" />
      <path d="M41 118c10 14 23 21 39 21M38 108c3 5 6 9 10 13M112 58c5 11 8 24 8 38M118 112c-2 6-5 11-9 15M105 44l3 5" />
      <circle cx="80" cy="92" r="12" />
      <path className="solid" d="M80 85a7 7 0 0 0-3.4 13.1L73 116h14l-3.6-17.9A7 7 0 0 0 80 85Z" />
      <path d="M44 160h72M52 152h56l8 8v8H44v-8Z" />
    </Engraving>
  );
}
