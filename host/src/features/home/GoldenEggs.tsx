import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetCard } from '@emberclutch/web/ui/asset/AssetCard.tsx';
import { AssetCardSkeleton } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { newestEggQueries, eggsInRow } from '../../platform/api/newest-eggs.ts';
import { Section, SectionTitle } from './Section.ts';
import { copy } from './copy.ts';

/** The newest golden eggs. Renders nothing while they load, because a world may have none. */
export function GoldenEggs() {
  const { data } = useQuery(newestEggQueries.golden());
  if (!data || data.assets.length === 0) return null;
  return (
    <EggRow
      id="golden"
      title={copy.golden}
      lead={copy.goldenLead}
      eggs={data.assets}
      more={{ to: `${paths.allEggs}?golden=true`, label: copy.goldenMore }}
    />
  );
}

interface EggRowProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Undefined while loading: skeletons are shown. */
  eggs: readonly AssetInfo[] | undefined;
  more: { to: string; label: string };
}

/** A titled section with a few eggs and a link to all of them. */
function EggRow({ id, title, lead, eggs, more }: EggRowProps) {
  // Deferred: the response may arrive during hydration, and cards rendered in slices keep the page responsive.
  const deferredEggs = useDeferredValue(eggs);
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
      <EggGrid>
        {deferredEggs
          ? deferredEggs.map((egg) => (
              <li key={egg.id}>
                <AssetCard asset={egg} />
              </li>
            ))
          : Array.from({ length: eggsInRow }, (_, index) => (
              <li key={index}>
                <AssetCardSkeleton />
              </li>
            ))}
      </EggGrid>
      <More>
        <Link to={more.to}>{more.label}</Link>
      </More>
    </Section>
  );
}

/** Two or four columns, so that the last row is always full; one if the text is large. */
const EggGrid = styled(AssetGrid)`
  grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, 50% - 12px), 1fr));

  @media ${media.wide} {
    grid-template-columns: repeat(${eggsInRow}, minmax(0, 1fr));
  }
`;

const Lead = styled.p`
  max-width: 58ch;
  margin-bottom: ${space.l};
  color: ${color.inkSoft};
`;

const More = styled.p`
  margin-top: ${space.m};
`;
