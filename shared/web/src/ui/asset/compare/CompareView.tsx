import { useState } from 'react';
import { styled } from 'styled-components';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { changeComparedIds, maxCompared } from '@emberclutch/web/state';
import { Alert } from '../../feedback/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { Page } from '../../layout/Page.tsx';
import { specimenNumber } from '../../format/specimen-number.ts';
import { usePhoneLayout } from '../../layout/use-phone-layout.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CompareHeading } from './CompareHeading.tsx';
import { ComparePrintStyle } from './ComparePrintStyle.ts';
import { Comparison } from './Comparison.tsx';
import { CompareTools } from './CompareTools.tsx';
import { compareAddress } from './compare-address.ts';
import { copy } from './copy.ts';
import { NumberForm } from './NumberForm.tsx';
import { useArrival } from './use-arrival.ts';
import { useCompareAddress } from './use-compare-address.ts';
import { useComparedItems } from './use-compared-items.ts';
import { space } from '../../../theme/tokens.ts';
import { notPrinted } from '../../../theme/not-printed.ts';

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
      <ComparePrintStyle />
      <div ref={place} data-compare>
        <CompareHeading count={ids.length} isPhone={isPhone} onList={handleList} onLeave={leave} />
        {invalid.length > 0 && <Alert tone="danger">{copy.invalid(invalid)}</Alert>}
        {isTooMany && <Alert tone="info">{copy.tooMany}</Alert>}
        {!isToolBelow && tools}
        {ids.length === 0 ? (
          <EmptyState title={copy.empty}>{copy.emptyLead}</EmptyState>
        ) : (
          <Comparison
            ids={ids}
            items={items}
            shown={shown}
            onlyDifferences={onlyDifferences}
            onChange={change}
            onStatus={setStatus}
          />
        )}
        {isToolBelow && tools}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </Page>
  );
}

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
