import { styled } from 'styled-components';
import { geneLength, geneMap, measureLength, measures, unmapped } from '@emberclutch/art/gene-map.ts';
import { color, inset, size, space } from '@emberclutch/web/theme/tokens.ts';

const digits = 64;
const step = 12;

/** Positions of genes and measures on the 64 digits. The gene table states the same as text. */
export function GenomeRuler() {
  return (
    <Figure>
      {/* Focusable, so that it can be scrolled by keyboard on a phone. */}
      <Scroll role="region" aria-label="Ruler of the genome" tabIndex={0}>
        <svg
          viewBox={`0 0 ${digits * step} 54`}
          role="img"
          aria-label="The genome as a ruler of sixty-four digits: eighteen genes, four measures, and two digits without a meaning."
        >
          {Object.entries(geneMap).map(([name, { offset }]) => (
            <g key={name} className="gene">
              <rect x={offset * step + 1} y="8" width={geneLength * step - 2} height="26" />
              <path d={`M${(offset + 2) * step} 8v26`} />
            </g>
          ))}
          {Object.entries(measures).map(([name, offset]) => (
            <rect
              key={name}
              className="measure"
              x={offset * step + 1}
              y="14"
              width={measureLength * step - 2}
              height="20"
            />
          ))}
          {unmapped.map(({ offset, length }) => (
            <rect
              key={offset}
              className="blank"
              x={offset * step + 1}
              y="20"
              width={length * step - 2}
              height="14"
            />
          ))}
          <path
            className="scale"
            d={Array.from({ length: digits + 1 }, (_, at) => `M${at * step} 38v${at % 8 === 0 ? 8 : 4}`).join(
              '',
            )}
          />
        </svg>
      </Scroll>
      <figcaption>
        <i className="gene" /> gene: two digits show, one is hidden <i className="measure" /> measure{' '}
        <i className="blank" /> no meaning yet
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: ${space.l} 0;

  figcaption {
    padding-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  i {
    display: inline-block;
    width: 14px;
    height: 10px;
    margin: 0 ${space.xxs} 0 ${inset.mat};
    border: 1px solid ${color.edge};
    /* It explains the colours of a drawing, which keeps them. */
    forced-color-adjust: none;
  }
  i:first-child {
    margin-left: 0;
  }
  .gene rect,
  i.gene {
    fill: ${color.accentSoft};
    background: ${color.accentSoft};
  }
  .measure,
  i.measure {
    fill: ${color.wash};
    background: ${color.wash};
  }
  .blank,
  i.blank {
    fill: ${color.sunk};
    background: ${color.sunk};
  }
`;

const Scroll = styled.div`
  overflow-x: auto;

  svg {
    min-width: 560px;
    stroke: ${color.edge};
    stroke-width: 1;
  }
`;
