import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  eyebrow?: string;
  title: string;
  lead: string;
  pedestals: ReactNode;
}

/** A heading with eggs or dragons on their pedestals, which stand on its rule. */
export function PedestalHeading({ eyebrow, title, lead, pedestals }: Props) {
  return (
    <Heading>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      {pedestals}
    </Heading>
  );
}

/** Takes the rule from the heading within it. */
const Heading = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.xl};
  border-bottom: 3px double ${color.rule};

  > header {
    padding-bottom: ${space.s};
    margin-bottom: 0;
    border-bottom: 0;
  }
  > header p {
    text-wrap: balance;
  }
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) clamp(360px, 42vw, 540px);
    align-items: end;
    gap: ${space.xl};

    > header {
      align-self: center;
    }
  }
`;
