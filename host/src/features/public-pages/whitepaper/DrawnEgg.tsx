import { Suspense, use } from 'react';
import { styled } from 'styled-components';

interface Props {
  genome: string;
}

/** The egg of a genome, drawn here and now: the last step of a check. */
export function DrawnEgg({ genome }: Props) {
  return (
    <Suspense fallback={<Place />}>
      <Picture genome={genome} />
    </Suspense>
  );
}

function Picture({ genome }: Props) {
  const { svg, words } = use(drawingOf(genome));
  return (
    <Place>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={words} width={400} height={400} />
      <figcaption>{words}</figcaption>
    </Place>
  );
}

const drawings = new Map<string, Promise<{ svg: string; words: string }>>();

/** The art is fetched by whoever checks an egg, and by nobody else. */
function drawingOf(digits: string) {
  const known = drawings.get(digits);
  if (known) return known;
  const drawing = draw(digits);
  drawings.set(digits, drawing);
  return drawing;
}

async function draw(digits: string) {
  const [{ drawEgg }, { describe }, { parseGenome }] = await Promise.all([
    import(/* webpackChunkName: "art" */ '@emberclutch/shared/art/draw-egg'),
    import(/* webpackChunkName: "art" */ '@emberclutch/shared/art/describe'),
    import(/* webpackChunkName: "art" */ '@emberclutch/shared/art/genome'),
  ]);
  const genome = parseGenome(digits);
  return { svg: drawEgg(genome, { state: 'sealed' }), words: describe(genome, 'sealed') };
}

const Place = styled.figure`
  justify-self: center;
  width: 100%;
  max-width: 340px;
  min-height: 420px;

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
`;
