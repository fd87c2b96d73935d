import { styled } from 'styled-components';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { useHydratedValue } from '../../../platform/hydration/use-hydrated-value.ts';

/** The place of the checker: whoever only reads does not wait for it. */
export function CheckerSlot() {
  const isLive = useHydratedValue(true, false);
  return <Place data-live>{isLive ? <Checker /> : waiting}</Place>;
}

/** About as high as what will stand here. */
const Waiting = styled.div`
  min-height: 720px;
`;

const waiting = <Waiting aria-busy="true" />;

const Checker = lazyPart(
  async () => (await import(/* webpackChunkName: "checker" */ './RevealChecker.tsx')).RevealChecker,
  {
    waiting,
    fallback: (
      <Alert tone="danger" role="alert">
        The checker could not be fetched. Reload this page to try again.
      </Alert>
    ),
  },
);

const Place = styled.div`
  display: grid;
`;
