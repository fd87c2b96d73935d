import type { Gene, UnmappedDigits } from '@emberclutch/contract/genome/genome-report.ts';
import { copy } from './copy.ts';
import { positionOf, segmentsOf } from '@emberclutch/web/ui/asset/genome/segments-of.ts';
import type { Segment } from '@emberclutch/web/ui/asset/genome/segments-of.ts';
import type { ComparedSpecimen } from './use-compared-specimen.ts';

interface Props {
  /** Null while the genome is secret. */
  raw: string | null;
  genes: readonly Gene[];
  isMapped: boolean;
  /** The provider's word on digits without a gene, for a genome that is secret. */
  unmapped: readonly UnmappedDigits[];
  compared: ComparedSpecimen | null;
  differencesOnly: boolean;
}

/** Rows of the digits that belong to no gene: measures, and digits that are not mapped. */
export function OtherDigitsRows({ raw, genes, isMapped, unmapped, compared, differencesOnly }: Props) {
  if (raw === null)
    return unmapped.map(({ offset }) => (
      <tr key={offset}>
        <th scope="row">{copy.unmapped}</th>
        <td colSpan={compared ? 4 : 3}>{copy.notTold}</td>
      </tr>
    ));

  const otherRaw = compared?.report.genome;
  const digitsOfOther = ({ offset, digits }: Segment) => otherRaw?.slice(offset, offset + digits.length);
  const isShown = (segment: Segment) =>
    segment.kind !== 'gene' &&
    !(compared && differencesOnly && (otherRaw === null || digitsOfOther(segment) === segment.digits));

  return segmentsOf(raw, genes, isMapped)
    .filter(isShown)
    .map((segment) => (
      <tr key={segment.offset}>
        <th scope="row">{segment.label}</th>
        <td data-single>
          <code>{segment.digits.length > maxShown ? '' : segment.digits}</code>
        </td>
        <td colSpan={compared ? 1 : 2}>
          {segment.kind === 'measure' ? measureOf(segment.digits) : copy.positionLabel(positionOf(segment))}
        </td>
        {compared && (
          <td colSpan={2}>
            {segment.kind === 'measure' && compared.genome !== null ? (
              measureOf(compared.genome.slice(segment.offset, segment.offset + segment.digits.length))
            ) : (
              <code>{digitsOfOther(segment) ?? copy.notTold}</code>
            )}
          </td>
        )}
      </tr>
    ));
}

/** A long run of digits is shown by its position only: it stands in full above. */
const maxShown = 8;

const measureOf = (digits: string) => copy.measureValue(Number.parseInt(digits, 16) / 255);
