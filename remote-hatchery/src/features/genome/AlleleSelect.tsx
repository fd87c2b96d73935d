import { styled } from 'styled-components';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { allelesPerGene } from '@emberclutch/art/gene-reading.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { selectLook } from '@emberclutch/web/ui/controls/select-look.ts';
import { media } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import type { Highlight } from './use-highlight.ts';
import { isGeneName } from './what-if.ts';

interface Props {
  gene: Gene;
  onChoice: (gene: string, code: string) => void;
  highlight: Highlight;
}

/** Every allele that a gene can express, with how common it is. */
export function AlleleSelect({ gene: { gene, label, dominant }, onChoice, highlight }: Props) {
  if (!isGeneName(gene)) return dominant?.label;
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
          {copy.alleleOption(allele.label, allelesPerGene / allele.weight)}
        </option>
      ))}
    </Field>
  );
}

const Field = styled.select`
  width: 100%;
  min-width: 9em;
  min-height: 34px;
  ${selectLook}
  scroll-margin-top: 50vh;

  /* Wide enough for the longest trait with how common it is. */
  @media ${media.wide} {
    min-width: 14em;
  }
`;
