import { styled } from 'styled-components';
import { useAtomValue } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Explains a gateway key: its use, and where its owner redeems it. */
export function KeyPanel({ asset }: { asset: AssetInfo }) {
  const session = useAtomValue(sessionAtom);
  const isUsed = asset.assetState === 'USED';
  const isOwn = useHydratedValue(session !== null && session.userId === asset.accId, false);
  return (
    <Panel title={copy.key.title}>
      <TextBlock>
        <p>{isUsed ? `${copy.key.what} ${copy.key.used}` : copy.key.what}</p>
        {!isUsed && <p>{isOwn ? copy.key.own : copy.key.others}</p>}
        {!isUsed && isOwn && <ButtonLink to={redeeming(asset.id)}>{copy.key.redeem}</ButtonLink>}
      </TextBlock>
    </Panel>
  );
}

/** The spawn page with this key picked for one egg: nothing is held before a press there. */
const redeeming = (id: number) => `${paths.spawn}?eggs=1&with=keys&use=${id}`;

const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};

  p {
    margin: 0;
  }
`;
