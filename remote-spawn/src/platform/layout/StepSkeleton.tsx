import { styled } from 'styled-components';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { color, radius, space } from '@emberclutch/web/theme/tokens.ts';
import { StepColumns } from './StepColumns.ts';

/** The layout of a step while it loads: a heading, a form and a panel beside it. It fills the window, so that the footer stays below. */
export function StepSkeleton() {
  return (
    <Layout aria-busy="true">
      <Heading />
      <StepColumns>
        <Bar />
        <Bar />
      </StepColumns>
      <Spinner size="compact" label={copy.loading} />
    </Layout>
  );
}

const copy = { loading: 'Reading the spawn' };

const Layout = styled.div`
  min-height: 100vh;
`;

const Bar = styled.div`
  height: 420px;
  margin-bottom: ${space.l};
  background: ${color.sunk};
  border-radius: ${radius.s};

  &:where(:nth-child(2)) {
    height: 300px;
  }
`;

const Heading = styled(Bar)`
  height: 120px;
`;
