import { Suspense, use } from 'react';
import { styled } from 'styled-components';
import { color, font } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  genome: string;
}

/** The egg of a genome, drawn in the browser. */
export function EggDrawing({ genome }: Props) {
  return (
    <Suspense fallback={<Frame />}>
      <Drawing genome={genome} />
    </Suspense>
  );
}

function Drawing({ genome }: Props) {
  const { svg, description } = use(loadDrawing(genome));
  return (
    <Frame>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={description} width={400} height={400} />
      <figcaption>{description}</figcaption>
    </Frame>
  );
}

const drawings = new Map<string, Promise<{ svg: string; description: string }>>();

/** The art is a separate chunk, because only a check needs it. */
function loadDrawing(digits: string) {
  const cached = drawings.get(digits);
  if (cached) return cached;
  const drawing = draw(digits);
  drawings.set(digits, drawing);
  return drawing;
}

async function draw(digits: string) {
  const [{ drawEgg }, { describe }, { parseGenome }] = await Promise.all([
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/draw-egg.ts'),
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/describe.ts'),
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/genome.ts'),
  ]);
  const genome = parseGenome(digits);
  return { svg: drawEgg(genome, { state: 'sealed' }), description: describe(genome, 'sealed') };
}

const Frame = styled.figure`
  justify-self: center;
  width: 100%;
  max-width: 340px;
  min-height: 420px;

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
`;
