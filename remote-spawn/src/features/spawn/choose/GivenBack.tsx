import { styled } from 'styled-components';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy as basketCopy } from '../basket/copy.ts';
import type { LockView } from '../flow/lock-view.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

/** Confirms that a lock was released, and takes the focus of the button that released it. */
export function GivenBack({ lock: { body } }: { lock: LockView }) {
  const contents = basketCopy.contents(body.eggs.count, body.keys.count);
  return (
    <StepStart>
      <Layout>
        <Alert tone="info">{copy.found.givenBack(contents, body.paymentMethod)}</Alert>
      </Layout>
    </StepStart>
  );
}

const Layout = styled.div`
  margin-bottom: ${space.l};
`;
