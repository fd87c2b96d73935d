import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { ownPage } from '../../browser/own-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { changeComparedIds, maxCompared } from '@emberclutch/web/state';
import { Alert } from '../../feedback/Alert.tsx';
import { assetTitle } from '../asset-title.ts';
import { Button } from '../../controls/Button.tsx';
import { DifferencesSwitch } from '../../controls/DifferencesSwitch.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { specimenNumber } from '../../format/specimen-number.ts';
import { usePhoneLayout } from '../../layout/use-phone-layout.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import { compareAddress } from './compare-address.ts';
import { compareGroups, isMixed } from './compare-groups.ts';
import { copy } from './copy.ts';
import { NumberForm } from './NumberForm.tsx';
import { isFromSelection, useCompareAddress } from './use-compare-address.ts';
import { useComparedItems } from './use-compared-items.ts';
import { space } from '../../../theme/tokens.ts';
import { printOnlyCss } from '../../../theme/print-only-css.ts';
import { notPrinted, notPrintedAttribute } from '../../../theme/not-printed.ts';

interface Props {
  /** Path of the page that shows the comparison. */
  path: string;
}

/** Number of columns on a phone, where the player chooses which ones. */
const maxOnPhone = 2;

/** Two to four assets side by side, as the URL names them. */
export function CompareView({ path }: Props) {
  const address = useCompareAddress(path);
  const { ids, invalid, isTooMany, onlyDifferences, change, leave } = address;
  const navigate = useNavigate();
  const items = useComparedItems(ids);
  const [probe, isPhone] = usePhoneLayout();
  const shown = isPhone ? items.slice(0, maxOnPhone) : items;
  const columns = shown.map(({ loaded }) => loaded);
  const groups = compareGroups(columns);
  const rows = groups.flatMap((group) => group.rows);
  const [status, setStatus] = useState('');
  const place = useArrival(leave);

  const handleAdd = (id: number) => {
    change({ ids: [...ids, id] });
    setStatus(copy.added(specimenNumber(id)));
  };
  const handleList = () => {
    changeComparedIds(() => ids);
    void navigate(path);
  };

  const title = copy.titleOf(ids.map(specimenNumber));
  // Below the table on a phone, so that the pictures come first; above it while there is nothing to compare.
  const isToolBelow = isPhone && ids.length > 1;
  const tools = (
    <Tools data-below={isToolBelow || undefined} {...notPrinted}>
      <NumberForm
        label={copy.addField}
        submit={copy.add}
        hint={copy.addHint}
        ids={ids}
        isFull={ids.length >= maxCompared}
        onFound={handleAdd}
      />
      {ids.length > 0 && (
        <CompareTools
          items={items}
          address={compareAddress(paths.hatchery, ids, onlyDifferences)}
          title={title}
        />
      )}
    </Tools>
  );

  return (
    <Page title={ids.length > 0 ? title : copy.title}>
      {probe}
      <PrintStyle />
      <div ref={place} data-compare>
        <PageHeading
          eyebrow={copy.eyebrow}
          title={copy.title}
          lead={copy.lead(ids.length)}
          actions={
            <HeadActions {...notPrinted}>
              <Button variant="quiet" size={isPhone ? 's' : 'm'} onClick={handleList}>
                {copy.toList}
              </Button>
              <Button variant="quiet" size={isPhone ? 's' : 'm'} onClick={leave}>
                {copy.leave}
              </Button>
            </HeadActions>
          }
        />
        {invalid.length > 0 && <Alert tone="danger">{copy.invalid(invalid)}</Alert>}
        {isTooMany && <Alert tone="info">{copy.tooMany}</Alert>}
        {!isToolBelow && tools}
        {ids.length === 0 ? (
          <EmptyState title={copy.empty}>{copy.emptyWords}</EmptyState>
        ) : (
          <>
            {isMixed(columns) && <Alert tone="info">{copy.mixed}</Alert>}
            {columns.filter(Boolean).length > 1 && (
              <DifferencesSwitch
                label={copy.onlyDifferences}
                count={copy.differences(rows.filter(({ differs }) => differs).length, rows.length)}
                isOn={onlyDifferences}
                onChange={(isOn) => change({ onlyDifferences: isOn })}
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
              onChange={(next, words) => {
                change({ ids: next });
                setStatus(words);
              }}
            />
          </>
        )}
        {isToolBelow && tools}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </Page>
  );
}

/**
 * Scrolls and moves the focus as after a change of the page, where the comparison was opened from a list; Esc leaves it.
 * @returns for the element that the view is in
 */
function useArrival(leave: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const location: { state: unknown } = useLocation();
  const arrive = useEffectEvent(() => {
    if (!isFromSelection(location.state)) return;
    ownPage.scrollTo(0);
    place.current?.closest('main')?.focus({ preventScroll: true });
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An overlay of the page, such as a menu of the top bar, has precedence for Esc.
    const [target] = event.composedPath();
    const isHere = target instanceof Node && place.current?.closest('main')?.contains(target);
    const isFree = target === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && (isHere || isFree)) leave();
  });
  useEffect(() => {
    arrive();
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  return place;
}

/** Prints only the comparison, in light mode, without the page around it and without its controls. */
const PrintStyle = createGlobalStyle`
  @media print {
    ${printOnlyCss('[data-compare]')}
    [data-compare] * {
      background: none;
    }
    [data-compare] [${notPrintedAttribute}] {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.m};
  margin: ${space.m} 0;

  &:where([data-below]) {
    margin: ${space.xl} 0 0;
  }
`;

const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
