import { useAtomValue } from 'jotai';
import { styled, createGlobalStyle } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { authStateAtom, siteAtom } from '@emberclutch/web/state';
import { writePrintOnlyCss } from '@emberclutch/web/theme/write-print-only-css.ts';
import { media, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { basketCopy, stepCopy, purchaseCopy } from '../copy.ts';
import { stepPaths } from '../flow/step-paths.ts';
import { ItemFacts } from '../purchase/PurchaseSummary.tsx';
import { copy } from './copy.ts';

interface Props {
  lockId: number;
  purchase: PurchaseInfo | null;
  /** Whether the bought assets have not been revealed yet. The receipt then shows them sealed. */
  isSealed: boolean;
}

/** The receipt, which the player can print, with links to the next steps. The profile also shows it. */
export function ReceiptPanel({ lockId, purchase, isSealed }: Props) {
  const { name } = useAtomValue(siteAtom);
  const { email, displayName } = useAtomValue(authStateAtom);
  const account = email ?? displayName;
  return (
    <Layout data-receipt>
      <PrintStyle />
      <p data-print-only>{name}</p>
      <Panel as="aside" title={stepCopy.names.confirm}>
        {purchase && isSealed && <HeldPictures eggs={purchase.eggs.count} keys={purchase.keys.count} />}
        <FactList>
          <Fact term={purchaseCopy.number}>{purchase?.purchaseId ?? lockId}</Fact>
          {account !== null && <Fact term={copy.account}>{account}</Fact>}
          {purchase && <Paid purchase={purchase} />}
          <Fact term={copy.contact}>
            <SiteContact />
          </Fact>
        </FactList>
        <Actions>
          <ButtonLink size="l" to={paths.myCollection}>
            {copy.toCollection}
          </ButtonLink>
          {(purchase === null || purchase.eggs.count > 0) && (
            <ButtonLink variant="plain" size="s" to={paths.sealed}>
              {copy.toSealed}
            </ButtonLink>
          )}
          {purchase !== null && purchase.keys.count > 0 && (
            <ButtonLink
              variant="quiet"
              size="s"
              to={stepPaths.choose({ eggs: 1, keys: 0, payWith: 'keys', vouchers: [] })}
            >
              {copy.redeem}
            </ButtonLink>
          )}
          <ButtonLink variant="plain" size="s" to={stepPaths.choose()}>
            {copy.more}
          </ButtonLink>
          <Button variant="plain" size="s" onClick={() => print()}>
            {copy.print}
          </Button>
          <ButtonLink variant="plain" size="s" to={paths.profileTab('purchases')}>
            {purchaseCopy.allReceipts}
          </ButtonLink>
        </Actions>
      </Panel>
    </Layout>
  );
}

function Paid({ purchase }: { purchase: PurchaseInfo }) {
  const { eggs, keys, currency, paymentMethod, total, completed, assetIds } = purchase;
  const isPaidWithKeys = paymentMethod === 'VOUCHER';
  const paidAmount = isPaidWithKeys
    ? basketCopy.keys(eggs.count)
    : total !== null && <Price amount={total} currency={currency} />;
  return (
    <>
      {completed !== null && (
        <Fact term={copy.date}>
          <DateTime at={completed} />
        </Fact>
      )}
      <ItemFacts eggs={eggs} keys={keys} currency={currency} isPaidWithKeys={isPaidWithKeys} />
      {assetIds.length > 0 && <Fact term={copy.received}>{formatNumbers(assetIds)}</Fact>}
      {paymentMethod && <Fact term={copy.paymentMethod}>{copy.methods[paymentMethod]}</Fact>}
      {paidAmount && (
        <Fact term={basketCopy.total}>
          <strong>{paidAmount}</strong>
        </Fact>
      )}
    </>
  );
}

/** Separates the numbers so that lines break only between them. */
const formatNumbers = (ids: readonly number[]) =>
  ids.map((id) => copy.asset(id).replaceAll(' ', '\u00a0')).join(', ');

/** Stays visible beside many assets; on narrow screens, it is a column below the reveal. */
const Layout = styled.div`
  max-width: 640px;

  @media screen and ${media.wide} {
    position: sticky;
    top: 96px;
  }
`;

/** The primary action has its own row. The others are links. */
const Actions = styled(StepActions)`
  > :first-child {
    flex-basis: 100%;
  }
`;

/** Prints only the receipt, in light mode, without the rest of the page and without its buttons. */
const PrintStyle = createGlobalStyle`
  [data-print-only] {
    display: none;
  }
  @media print {
    ${writePrintOnlyCss('[data-receipt]')}
    [data-receipt] :is(a, button) {
      display: none;
    }
    [data-print-only] {
      display: block;
      margin-bottom: ${space.m};
      font-family: ${font.display};
      font-size: ${size.xl};
    }
  }
`;
