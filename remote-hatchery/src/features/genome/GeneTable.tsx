import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';
import { color, font, media, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { GeneName } from '@emberclutch/art/gene-map.ts';
import { totalAlleleWeight } from '@emberclutch/art/gene-reading.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { isSameGene } from '@emberclutch/web/ui/asset/genome/read-mapped-genome.ts';
import { selectLook } from '@emberclutch/web/ui/controls/select-look.ts';
import { copy } from './copy.ts';
import type { Highlight } from './use-highlight.ts';
import { isGeneName } from './what-if.ts';

interface Props {
  id: number;
  /** Id of the specimen to compare with, which has a separate column. */
  otherId: number | null;
  children: ReactNode;
}

/**
 * On a phone, a comparison of two specimens omits the columns of digits and numbers, which the page shows for a single specimen.
 * If the table still does not fit, it scrolls sideways, not the page.
 */
export function GeneTable({ id, otherId, children }: Props) {
  const { columns } = copy;
  return (
    <Scroll role="region" aria-label={copy.geneTable} tabIndex={0} data-compared={otherId ?? undefined}>
      <table>
        <caption>{copy.genesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.gene}</th>
            <th scope="col" data-single>
              {columns.digits}
            </th>
            <th scope="col">{otherId === null ? columns.dominant : copy.number(formatSpecimenNumber(id))}</th>
            {otherId !== null && <th scope="col">{copy.number(formatSpecimenNumber(otherId))}</th>}
            <th scope="col" data-single>
              {columns.oneIn}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

interface GeneRowProps {
  gene: Gene;
  /** The gene of the specimen; `gene` differs from it if the player has changed it. */
  originalGene: Gene | undefined;
  /** Whether the picture shows the gene; null if the picture cannot highlight genes. */
  isDrawn: boolean | null;
  /** If set, a select with all alleles replaces the text of the expressed allele. */
  onChoice: ((gene: GeneName, code: string) => void) | null;
  comparison: { gene: Gene | undefined } | null;
  /** How many dragons of this world the census counts, and how many of them show the trait. */
  traitCount: { dragons: number; showing: number } | null;
  highlight: Highlight;
}

/** One gene with its alleles. Its name is a button that highlights its part of the picture; plain text without scripts. */
export function GeneRow({
  gene,
  originalGene,
  isDrawn,
  onChoice,
  comparison,
  traitCount,
  highlight,
}: GeneRowProps) {
  const { gene: name, label, digits, dominant, hidden, oneIn } = gene;
  const isChanged = dominant?.code !== originalGene?.dominant?.code;
  return (
    <Row
      data-lit={isDrawn && highlight.gene === name ? true : undefined}
      // Not `onPointerEnter`: when the page scrolls below a resting pointer, the gene with the focus stays highlighted.
      onPointerMove={() => highlight.preview(name)}
      onPointerLeave={() => highlight.preview(null)}
    >
      <th scope="row">
        {isDrawn ? (
          <>
            <button
              type="button"
              {...requiresScript}
              aria-pressed={highlight.pinned === name}
              onClick={() => highlight.togglePin(name)}
              onFocus={() => highlight.preview(name)}
              onBlur={() => highlight.preview(null)}
            >
              {label}
            </button>
            <noscript>{label}</noscript>
          </>
        ) : (
          <span>{label}</span>
        )}
        {isDrawn === false && <small>{copy.notDrawn}</small>}
      </th>
      <td data-single>{digits === null ? null : <code>{digits}</code>}</td>
      <td>
        {onChoice && dominant ? (
          <AlleleSelect gene={gene} onChoice={onChoice} highlight={highlight} />
        ) : (
          <Trait label={dominant?.label} />
        )}
        {hidden && <small>{copy.hides(hidden.label)}</small>}
        {isChanged && originalGene?.dominant && <small>{copy.whatIfWas(originalGene.dominant.label)}</small>}
      </td>
      {comparison && <ComparedGene gene={gene} other={comparison.gene} />}
      <Count data-single>
        {oneIn !== null && <span>{copy.oneIn(oneIn)}</span>}
        {traitCount && dominant && <small>{copy.counted(traitCount.dragons, traitCount.showing)}</small>}
      </Count>
    </Row>
  );
}

/** The expressed allele as text. While the player edits genes, a select replaces it. */
const Trait = ({ label }: { label: string | undefined }) =>
  label === undefined ? <Unknown>{copy.notRevealed}</Unknown> : <span>{label}</span>;

function ComparedGene({ gene, other }: { gene: Gene; other: Gene | undefined }) {
  const isSame = isSameGene(gene, other);
  return (
    <Cell data-differs={isSame === false ? true : undefined}>
      <span>{other?.dominant?.label ?? copy.notRevealed}</span>
      {other?.hidden && <small>{copy.hides(other.hidden.label)}</small>}
      {isSame !== null && <small>{isSame ? copy.same : copy.differs}</small>}
    </Cell>
  );
}

interface AlleleSelectProps {
  gene: Gene;
  onChoice: (gene: GeneName, code: string) => void;
  highlight: Highlight;
}

function AlleleSelect({ gene: { gene, label, dominant }, onChoice, highlight }: AlleleSelectProps) {
  if (!isGeneName(gene)) return <Trait label={dominant?.label} />;
  return (
    <Field
      aria-label={copy.whatIfAllele(label)}
      value={dominant?.code}
      onChange={({ target }) => onChoice(gene, target.value)}
      onFocus={() => highlight.preview(gene)}
      onBlur={() => highlight.preview(null)}
    >
      {geneMap[gene].alleles.map((allele) => (
        <option key={allele.code} value={allele.code}>
          {copy.alleleOption(allele.label, totalAlleleWeight / allele.weight)}
        </option>
      ))}
    </Field>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  ${fadingEdge}
  ${tableStyle}

  thead th {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  td code {
    padding: 0;
    background: none;
  }
  td,
  th {
    vertical-align: top;
  }
  @media ${media.wide} {
    tbody :is(th, td) {
      padding-block: ${space.s};
    }
    tbody th,
    tbody td:nth-child(3) {
      font-family: ${font.display};
      font-size: ${size.m};
      font-weight: ${weight.medium};
    }
  }
  @media ${media.phone} {
    table {
      font-size: ${size.xs};
    }
    th,
    td {
      padding-inline: 0 ${space.xs};
    }
    &:where([data-compared]) [data-single] {
      display: none;
    }
  }
`;

const Row = styled.tr`
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: normal;
  }
  button {
    min-height: 28px;
    padding: 0;
    background: none;
    border: 0;
    text-align: left;
    text-decoration: underline dotted ${color.edge};
    text-underline-offset: 3px;
    cursor: pointer;
    /* Scrolls below the picture, which sticks to the top of a phone's screen. */
    scroll-margin-top: 50vh;
  }
  button[aria-pressed='true'] {
    text-decoration: underline solid ${color.accent};
  }
  &[data-lit] {
    background: ${color.accentSoft};
  }
`;

const Count = styled.td`
  white-space: nowrap;

  /* Makes the whole table fit on a phone, unless it has a column for another specimen. */
  @media ${media.phone} {
    small {
      white-space: normal;
    }
  }
`;

const Unknown = styled.span`
  color: ${color.inkSoft};
  font-style: italic;
`;

const Cell = styled.td`
  white-space: nowrap;

  @media ${media.phone} {
    white-space: normal;
  }
  &[data-differs] {
    padding-left: ${space.xs};
    border-left: 3px solid ${color.accent};
  }
`;

const Field = styled.select`
  width: 100%;
  min-width: 9em;
  min-height: 34px;
  ${selectLook}
  scroll-margin-top: 50vh;

  /* Fits the longest trait with its frequency. */
  @media ${media.wide} {
    min-width: 14em;
  }
`;
