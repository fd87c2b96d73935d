import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Asset } from '@emberclutch/shared/contract/asset';
import { Link } from '@emberclutch/shared/routing';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetCardSkeleton } from '@emberclutch/shared/ui/AssetCardSkeleton';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { SectionTitle } from './section-title.ts';
import { Section } from './section.ts';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Undefined while they are on their way. */
  eggs: readonly Asset[] | undefined;
  more: { to: string; label: string };
}

/** How many stand side by side on a wide screen; on a phone they stand two by two. */
export const eggsInRow = 4;

/** A few eggs of many. */
export function EggRow({ id, title, lead, eggs, more }: Props) {
  // Answers come while the page is being begun with: cards are drawn in slices, between which it can be used.
  const shown = useDeferredValue(eggs);
  return (
    <Section aria-labelledby={id} data-live>
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
      <Row>
        {shown
          ? shown.map((egg) => (
              <li key={egg.id}>
                <AssetCard asset={egg} />
              </li>
            ))
          : Array.from({ length: eggsInRow }, (_, place) => (
              <li key={place}>
                <AssetCardSkeleton />
              </li>
            ))}
      </Row>
      <More>
        <Link to={more.to}>{more.label}</Link>
      </More>
    </Section>
  );
}

/** Four in a row or two by two: never three and one. */
const Row = styled(AssetGrid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(${eggsInRow}, minmax(0, 1fr));
  }
`;

const Lead = styled.p`
  max-width: 58ch;
  margin: 0 auto ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.inkSoft};
  text-align: center;
`;

const More = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  text-align: center;
`;
