import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { formatAssetTitle } from '../format-asset-title.ts';
import { GoldenBadge } from '../GoldenBadge.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { copy } from './copy.ts';
import { isUnknownAsset } from './describe-failure.ts';
import type { ComparedItem, HiddenItem } from './use-compared-items.ts';
import { color, font, media, radius, size, space, weight } from '../../../theme/tokens.ts';

interface Props {
  item: ComparedItem;
  index: number;
  /** Assets that could replace this one. */
  alternatives: readonly HiddenItem[];
  onPick: (id: number) => void;
}

/** Head of a column: the asset, and on a phone a select to replace it. */
export function ColumnName({ item: { id, loadedItem, error }, index, alternatives, onPick }: Props) {
  const number = copy.number(formatSpecimenNumber(id));
  return (
    <th scope="col">
      {alternatives.length > 0 ? (
        <Picker>
          <span aria-hidden="true">{number}</span>
          <select
            aria-label={copy.picker(index)}
            value={id}
            onChange={({ target }) => onPick(Number(target.value))}
          >
            {[{ id, title: loadedItem && formatAssetTitle(loadedItem.asset) }, ...alternatives].map(
              (option) => (
                <option key={option.id} value={option.id}>
                  {[copy.number(formatSpecimenNumber(option.id)), option.title].filter(Boolean).join(', ')}
                </option>
              ),
            )}
          </select>
        </Picker>
      ) : (
        <SpecimenNumber>{number}</SpecimenNumber>
      )}
      <Name>
        {loadedItem ? (
          <Link to={paths.details(id)}>{formatAssetTitle(loadedItem.asset)}</Link>
        ) : (
          describeMissingAsset(error)
        )}
      </Name>{' '}
      {loadedItem?.asset.golden && (
        <Golden>
          <GoldenBadge />
        </Golden>
      )}
    </th>
  );
}

/** Shown instead of the title of an asset that is loading or could not be read. */
function describeMissingAsset(error: Error | null): string {
  if (error === null) return copy.loading;
  return isUnknownAsset(error) ? copy.missing : copy.failed;
}

const SpecimenNumber = styled.span`
  display: block;
  color: ${color.inkFaint};
  font-size: ${size.xs};
  font-weight: ${weight.medium};
  letter-spacing: 0.04em;
`;

const Name = styled.span`
  font-family: ${font.display};
  /* A name of eight letters fits in half of a narrow window. */
  font-size: min(${size.l}, 6.5vw);
  font-weight: ${weight.medium};
  line-height: 1.2;
`;

/** On a phone, where the head is sticky, the text is for screen readers only. */
const Golden = styled.span`
  @media ${media.phone} {
    > span {
      gap: 0;
      padding: ${space.xxs};
      font-size: 0;
      vertical-align: 2px;
    }
  }
`;

/** Shows the number only. The invisible select lies over it, because long names would not fit into a column. */
const Picker = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 32px;
  padding: 0 ${space.xs};
  margin-bottom: ${space.xxs};
  color: ${color.ink};
  font-size: ${size.xs};
  font-weight: ${weight.semibold};
  letter-spacing: 0.04em;
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  &::after {
    content: '';
    width: 6px;
    height: 6px;
    margin-bottom: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
