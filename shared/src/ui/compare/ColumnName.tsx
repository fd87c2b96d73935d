import { styled } from 'styled-components';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { isApiError } from '../../api/api-error.ts';
import { assetTitle } from '../asset-title.ts';
import { GoldenMark } from '../GoldenMark.tsx';
import { specimenNumber } from '../specimen-number.ts';
import { copy } from './copy.ts';
import type { ComparedItem, OtherItem } from './use-compared-items.ts';

interface Props {
  item: ComparedItem;
  /** Index of the column. */
  place: number;
  /** What could stand in this column instead. */
  others: readonly OtherItem[];
  onPick: (id: number) => void;
}

/** Head of a column: the asset, and on a phone the choice of another one. */
export function ColumnName({ item: { id, loaded, error }, place, others, onPick }: Props) {
  return (
    <th scope="col">
      <SpecimenNumber>{copy.number(specimenNumber(id))}</SpecimenNumber>
      <Name>
        {loaded ? <Link to={paths.details(id)}>{assetTitle(loaded.asset)}</Link> : wordsFor(error)}
      </Name>{' '}
      {loaded?.asset.golden && <GoldenMark />}
      {others.length > 0 && (
        <Picker
          data-no-print
          aria-label={copy.picker(place)}
          value={id}
          onChange={({ target }) => onPick(Number(target.value))}
        >
          {[{ id, title: loaded && assetTitle(loaded.asset) }, ...others].map((other) => (
            <option key={other.id} value={other.id}>
              {[copy.number(specimenNumber(other.id)), other.title].filter(Boolean).join(', ')}
            </option>
          ))}
        </Picker>
      )}
    </th>
  );
}

/** In place of the title of an asset that is loading or could not be read. */
function wordsFor(error: Error | null): string {
  if (error === null) return copy.loading;
  return isApiError(error) && error.code === 'not_found' ? copy.missing : copy.failed;
}

const SpecimenNumber = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.medium};
  letter-spacing: 0.04em;
`;

const Name = styled.span`
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.2;
`;

const Picker = styled.select`
  width: 100%;
  min-height: 40px;
  margin-top: ${({ theme }) => theme.space.xxs};
  padding: 0 ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.xs};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};
`;
