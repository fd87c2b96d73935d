import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useNavigate, useLocation, useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { changeComparedIds, currentComparedIds, isEmbedded } from '@emberclutch/web/state';
import { notPrinted } from '../../../theme/not-printed.ts';
import { space } from '../../../theme/tokens.ts';
import { ownPage } from '../../browser/own-page.ts';
import { Button } from '../../controls/Button.tsx';
import { DifferencesSwitch } from '../../controls/DifferencesSwitch.tsx';
import { Alert } from '../../feedback/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Page } from '../../layout/Page.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { usePhoneLayout } from '../../layout/use-phone-layout.tsx';
import { formatAssetTitle } from '../format-asset-title.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { writeCompareAddress, readCompareAddress } from './compare-address.ts';
import type { CompareAddress } from './compare-address.ts';
import { createCompareGroups, isMixed } from './compare-groups.ts';
import { copy } from './copy.ts';
import { useComparedItems } from './use-compared-items.ts';
import type { ComparedItem } from './use-compared-items.ts';

/** Maximum number of columns on a phone, where the player selects them. */
const maxOnPhone = 2;

/** Compares the two to four assets that the URL names. `path` is the page that shows the comparison. */
export function CompareView({ path }: { path: string }) {
  const { ids, isLimitedToDifferences, change, leave } = useCompareAddress(path);
  const navigate = useNavigate();
  const items = useComparedItems(ids);
  const [probe, isPhone] = usePhoneLayout();
  const columns = isPhone ? items.slice(0, maxOnPhone) : items;
  const [status, setStatus] = useState('');
  const viewRef = useViewFocus(leave);

  /** Returns to the list to select more. */
  const handleList = () => {
    changeComparedIds(() => ids);
    void navigate(path);
  };

  const title = copy.titleOf(ids.map(formatSpecimenNumber));
  const button = { variant: 'quiet', size: isPhone ? 's' : 'm' } as const;
  return (
    <Page title={ids.length > 0 ? title : copy.title}>
      {probe}
      <div ref={viewRef}>
        <PageHeading
          eyebrow={copy.eyebrow}
          title={copy.title}
          lead={copy.lead(ids.length)}
          actions={
            <>
              <Button {...button} onClick={handleList}>
                {copy.toList}
              </Button>
              <Button {...button} onClick={leave}>
                {copy.leave}
              </Button>
            </>
          }
        />
        {ids.length === 0 ? (
          <EmptyState title={copy.empty}>{copy.emptyLead}</EmptyState>
        ) : (
          <>
            <Comparison
              ids={ids}
              items={items}
              columns={columns}
              isLimitedToDifferences={isLimitedToDifferences}
              onChange={change}
              onStatus={setStatus}
            />
            <Sharing {...notPrinted}>
              <ShareButton
                title={title}
                path={writeCompareAddress(paths.hatchery, ids, isLimitedToDifferences)}
                variant="plain"
              />
              {/* An embed does not print the page around it. */}
              {!isEmbedded() && (
                <Button variant="plain" onClick={() => window.print()}>
                  {copy.print}
                </Button>
              )}
            </Sharing>
          </>
        )}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </Page>
  );
}

/** Scrolls and moves the focus as after a navigation, if a list opened the comparison. Esc calls `leave`. Returns a ref for the view. */
function useViewFocus(leave: () => void) {
  const viewRef = useRef<HTMLDivElement>(null);
  const location: { state: unknown } = useLocation();
  const handleOpen = useEffectEvent(() => {
    if (!isFromSelection(location.state)) return;
    ownPage.scrollTo(0);
    viewRef.current?.closest('main')?.focus({ preventScroll: true });
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An overlay, such as a menu of the top bar, takes precedence for Esc.
    const [target] = event.composedPath();
    const isInView = target instanceof Node && viewRef.current?.closest('main')?.contains(target);
    const isOnBody = target === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && (isInView || isOnBody)) leave();
  });
  useEffect(() => {
    handleOpen();
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return viewRef;
}

interface ComparisonProps {
  ids: readonly number[];
  items: readonly ComparedItem[];
  /** The columns: all items, or on a phone the selected ones. */
  columns: readonly ComparedItem[];
  isLimitedToDifferences: boolean;
  onChange: ReturnType<typeof useCompareAddress>['change'];
  onStatus: (status: string) => void;
}

function Comparison({ ids, items, columns, isLimitedToDifferences, onChange, onStatus }: ComparisonProps) {
  const loadedItems = columns.map(({ loadedItem }) => loadedItem);
  const groups = createCompareGroups(loadedItems);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <>
      {isMixed(loadedItems) && <Alert tone="info">{copy.mixed}</Alert>}
      {loadedItems.filter(Boolean).length > 1 && (
        <DifferencesSwitch
          label={copy.onlyDifferences}
          count={copy.differences(rows.filter(({ differs }) => differs).length, rows.length)}
          isOn={isLimitedToDifferences}
          onChange={(isOn) => onChange({ isLimitedToDifferences: isOn })}
        />
      )}
      <CompareTable
        ids={ids}
        columns={columns}
        hiddenItems={items.slice(columns.length).map(({ id, loadedItem }) => ({
          id,
          title: loadedItem && formatAssetTitle(loadedItem.asset),
        }))}
        groups={groups}
        isLimitedToDifferences={isLimitedToDifferences}
        onChange={(next, status) => {
          onChange({ ids: next });
          onStatus(status);
        }}
      />
    </>
  );
}

/** The comparison of the URL of the page at `path`. */
function useCompareAddress(path: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location: { state: unknown } = useLocation();
  const address = readCompareAddress(params);
  return {
    ...address,
    /** Replaces the history entry, so that Back leaves the comparison even after changes. */
    change: (next: Partial<CompareAddress>) => {
      const { ids, isLimitedToDifferences } = { ...address, ...next };
      // A comparison that was opened by its address is not the player's selection, and does not overwrite it.
      if (currentComparedIds()?.join() === address.ids.join()) changeComparedIds(() => ids);
      void navigate(writeCompareAddress(path, ids, isLimitedToDifferences), {
        replace: true,
        state: location.state,
      });
    },
    /** Returns to the page that opened the comparison, or to the list if it was opened by its address. */
    leave: () => void (isFromSelection(location.state) ? navigate(-1) : navigate(path, { replace: true })),
  };
}

/** Whether a list of this tab opened the comparison, and is the previous history entry. */
const isFromSelection = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromSelection' in state;

const Sharing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  margin-top: ${space.l};
`;
