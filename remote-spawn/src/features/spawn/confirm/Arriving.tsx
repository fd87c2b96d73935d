import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { copy } from './copy.ts';

/** Shown while the reveal loads: the purchase is complete, and these assets are on their way. */
export function Arriving({ purchase }: { purchase: PurchaseInfo | null }) {
  const count = purchase ? purchase.eggs.count + purchase.keys.count : undefined;
  return (
    <Layout aria-busy="true">
      <Panel as="div">
        <HeldPictures eggs={purchase?.eggs.count ?? 1} keys={purchase?.keys.count ?? 0} />
        <TextBlock>{`${copy.done(count)}. ${copy.arriving(count)}`}</TextBlock>
        <Spinner size="compact" />
      </Panel>
    </Layout>
  );
}

const Layout = styled.div`
  margin-bottom: ${space.xl};
  text-align: center;
`;

const TextBlock = styled.p`
  font-family: ${font.display};
  font-size: ${size.l};
`;
