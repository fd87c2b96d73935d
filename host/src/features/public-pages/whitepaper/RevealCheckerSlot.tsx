import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/** Loads the checker after hydration: the text of the whitepaper does not wait for it. */
export function RevealCheckerSlot() {
  const isHydrated = useIsHydrated();
  return <Slot {...requiresScript}>{isHydrated ? <Checker /> : pending}</Slot>;
}

/** About as high as the checker, so that the text below does not move. */
const Pending = styled.div`
  min-height: 720px;
`;

const pending = <Pending aria-busy="true" />;

const Checker = lazyComponent(
  async () => (await import(/* webpackChunkName: "exhibits" */ './RevealChecker.tsx')).RevealChecker,
  {
    pending,
    fallback: (
      <Alert tone="danger" role="alert">
        The checker could not be loaded. Reload this page to try again.
      </Alert>
    ),
  },
);

const Slot = styled.div`
  display: grid;
`;
