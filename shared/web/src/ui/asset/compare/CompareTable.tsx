import { useState } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { notPrinted } from '../../../theme/not-printed.ts';
import { color, space, layers, media, size } from '../../../theme/tokens.ts';
import { focusNeighbor } from '../../browser/use-focus-after-render.ts';
import { Button } from '../../controls/Button.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { VisuallyHidden, visuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { describeKind, listOrigins, formatAssetTitle } from '../format-asset-title.ts';
import { HatchingPicture } from '../live/HatchingPicture.tsx';
import { copy as liveCopy } from '../live/copy.ts';
import { ColumnName } from './ColumnName.tsx';
import { CompareGroupRows } from './CompareGroupRows.tsx';
import type { CompareGroup } from './compare-groups.ts';
import { copy } from './copy.ts';
import { describeFailure, isUnknownAsset } from './describe-failure.ts';
import type { ComparedItem, HiddenItem } from './use-compared-items.ts';
import { fadingEdge } from '../../layout/fading-edge.ts';
import { tableStyle } from '../../layout/table-style.ts';

interface Props {
  ids: readonly number[];
  columns: readonly ComparedItem[];
  /** Assets that have no column on a phone. */
  hiddenItems: readonly HiddenItem[];
  groups: readonly CompareGroup[];
  isLimitedToDifferences: boolean;
  /** Changes the comparison. @param status announced to screen readers */
  onChange: (ids: readonly number[], status: string) => void;
}

/** The comparison: a column for each asset, a row for each known fact. */
export function CompareTable({ ids, columns, hiddenItems, groups, isLimitedToDifferences, onChange }: Props) {
  const handleRemove = (removedId: number) =>
    onChange(
      ids.filter((id) => id !== removedId),
      copy.removed(formatSpecimenNumber(removedId)),
    );
  return (
    <CompareFrame role="region" aria-label={copy.table} tabIndex={0} style={{ '--columns': columns.length }}>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.corner}</th>
            {columns.map((item, index) => (
              <ColumnName
                key={item.id}
                item={item}
                index={index}
                alternatives={hiddenItems}
                onPick={(id) => onChange(swap(ids, index, ids.indexOf(id)), '')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{copy.picture}</th>
            {columns.map((item) => (
              <ColumnPicture key={item.id} item={item} onRemove={handleRemove} />
            ))}
          </tr>
        </tbody>
        {groups.map((group) => (
          <CompareGroupRows
            key={group.name}
            group={group}
            columns={columns}
            isLimitedToDifferences={isLimitedToDifferences}
          />
        ))}
      </table>
    </CompareFrame>
  );
}

const swap = (ids: readonly number[], first: number, second: number): number[] =>
  ids.map((id, index) => (index === first ? ids[second] : index === second ? ids[first] : id) ?? id);

/** The picture of a column, or the reason why it is missing, and a button that removes the column. */
function ColumnPicture({ item, onRemove }: { item: ComparedItem; onRemove: (id: number) => void }) {
  const { id, loadedItem } = item;
  const handleRemove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusNeighbor(currentTarget)) currentTarget.closest('main')?.focus();
    onRemove(id);
  };
  return (
    <td>
      {loadedItem ? <LoadedPicture asset={loadedItem.asset} /> : <MissingPicture item={item} />}
      <Button size="s" variant="quiet" onClick={handleRemove} {...notPrinted}>
        {copy.remove}
        <VisuallyHidden>{` ${copy.number(formatSpecimenNumber(id))}`}</VisuallyHidden>
      </Button>
    </td>
  );
}

function MissingPicture({ item: { id, error, retry } }: { item: ComparedItem }) {
  return (
    <ColumnPictureFrame aria-busy={error === null || undefined}>
      {error && (
        <Failure role="alert">
          <p>{describeFailure(error, id)}</p>
          {!isUnknownAsset(error) && (
            <Button variant="quiet" size="s" onClick={retry}>
              {copy.retry}
            </Button>
          )}
        </Failure>
      )}
    </ColumnPictureFrame>
  );
}

/** Shows the hatching of an egg that hatches while the table is open, and announces each change of its state. */
function LoadedPicture({ asset }: { asset: AssetInfo }) {
  const [initialState] = useState(asset.assetState);
  return (
    <>
      <ColumnPictureFrame>
        <HatchingPicture
          asset={asset}
          alt={[formatAssetTitle(asset), ...listOrigins(asset)].join(', ')}
          hasPriority
        />
      </ColumnPictureFrame>
      <VisuallyHidden role="status">
        {asset.assetState !== initialState && describeChange(asset)}
      </VisuallyHidden>
    </>
  );
}

const describeChange = (asset: AssetInfo) =>
  asset.assetState === 'HATCHED'
    ? liveCopy.hatched(asset, formatAssetTitle(asset))
    : copy.changed(formatSpecimenNumber(asset.id), describeKind(asset));

/** Reserves its space while the asset is loading. All compared pictures share one shelf. */
const ColumnPictureFrame = styled.div`
  aspect-ratio: 1;
  max-width: 320px;
  margin-bottom: ${space.xs};
  overflow: hidden;
  border-bottom: 3px double ${color.rule};
`;

const Failure = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  height: 100%;
  padding: ${space.m};
  border-left: 4px solid ${color.danger};
`;

/**
 * Wraps the table. The names of the columns stay below the top bar while the page scrolls. On a phone, the head of a row is above
 * its cells. Between phone and desktop, the table scrolls sideways, not the page. `--columns` is the number of assets.
 */
const CompareFrame = styled.div`
  ${tableStyle}

  table {
    table-layout: fixed;
  }
  th,
  td {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th[scope='row'],
  thead th:first-child {
    color: ${color.inkSoft};
    font-weight: inherit;
  }
  thead th:first-child {
    width: 150px;
  }
  thead th {
    position: sticky;
    top: var(--guide-top, 72px);
    z-index: ${layers.raised};
    vertical-align: bottom;
    background: ${color.page};
    border-top: 0;
    box-shadow: inset 0 -1px ${color.edge};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  [data-differs] th[scope='row'] {
    box-shadow: inset 3px 0 0 ${color.accent};

    /* Forced colours remove shadows. */
    @media (forced-colors: active) {
      border-left: 3px solid;
    }
  }

  @media not all and ${media.wide} {
    overflow-x: auto;
    ${fadingEdge}

    table {
      min-width: calc(130px + var(--columns) * 150px);
    }
    thead th {
      position: static;
    }
  }

  @media ${media.phone} {
    overflow: visible;

    table {
      min-width: 0;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    thead,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: var(--guide-top, 72px);
      z-index: ${layers.raised};
      background: ${color.page};
    }
    thead th:first-child {
      ${visuallyHidden}
    }
    th[scope='row'],
    th[scope='rowgroup'] {
      grid-column: 1 / -1;
      width: auto;
    }
    th[scope='row'] {
      padding-bottom: 0;
      font-size: ${size.xs};
    }
    td {
      border-top: 0;
    }
    td + td,
    thead th + th + th {
      border-left: 1px solid ${color.rule};
    }
  }

  /* Here the bar scrolls away with the page. */
  @media ${media.short} {
    thead,
    thead th {
      position: static;
    }
  }

  @media print {
    thead th {
      position: static;
      background: none;
    }
  }
`;
