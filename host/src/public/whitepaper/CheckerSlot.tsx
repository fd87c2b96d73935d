import { styled } from 'styled-components';
import { Notice } from '@emberclutch/shared/ui/Notice';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOfVisitor } from '../../app/use-of-visitor.ts';

/** The place of the checker: whoever only reads does not wait for it. */
export function CheckerSlot() {
  const isLive = useOfVisitor(true, false);
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
      <Notice tone="danger" role="alert">
        The checker could not be fetched. Reload this page to try again.
      </Notice>
    ),
  },
);

const Place = styled.div`
  display: grid;
`;
