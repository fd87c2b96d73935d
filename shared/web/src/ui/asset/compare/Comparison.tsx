import { Alert } from '../../feedback/Alert.tsx';
import { DifferencesSwitch } from '../../controls/DifferencesSwitch.tsx';
import { assetTitle } from '../asset-title.ts';
import { compareGroups, isMixed } from './compare-groups.ts';
import { CompareTable } from './CompareTable.tsx';
import { copy } from './copy.ts';
import type { useCompareAddress } from './use-compare-address.ts';
import type { ComparedItem } from './use-compared-items.ts';

interface Props {
  ids: readonly number[];
  items: readonly ComparedItem[];
  /** The columns: all items, or on a phone the chosen ones. */
  shown: readonly ComparedItem[];
  onlyDifferences: boolean;
  onChange: ReturnType<typeof useCompareAddress>['change'];
  /** Announces what has changed. */
  onStatus: (status: string) => void;
}

/** The table of the compared assets, with a switch to the rows that differ. */
export function Comparison({ ids, items, shown, onlyDifferences, onChange, onStatus }: Props) {
  const columns = shown.map(({ loaded }) => loaded);
  const groups = compareGroups(columns);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <>
      {isMixed(columns) && <Alert tone="info">{copy.mixed}</Alert>}
      {columns.filter(Boolean).length > 1 && (
        <DifferencesSwitch
          label={copy.onlyDifferences}
          count={copy.differences(rows.filter(({ differs }) => differs).length, rows.length)}
          isOn={onlyDifferences}
          onChange={(isOn) => onChange({ onlyDifferences: isOn })}
        />
      )}
      <CompareTable
        ids={ids}
        shown={shown}
        others={items.slice(shown.length).map(({ id, loaded }) => ({
          id,
          title: loaded && assetTitle(loaded.asset),
        }))}
        groups={groups}
        onlyDifferences={onlyDifferences}
        onChange={(next, status) => {
          onChange({ ids: next });
          onStatus(status);
        }}
      />
    </>
  );
}
