import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetCard } from '@emberclutch/web/ui/asset/AssetCard.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { newestEggQueries, eggsInRow } from '../../platform/api/newest-eggs.ts';
import { Section, SectionTitle } from './Section.ts';
import { copy } from './copy.ts';

/** The newest golden eggs. Renders nothing while they load, because a world may have none. */
export function GoldenEggs() {
  const { data } = useQuery(newestEggQueries.golden());
  // Deferred: the response may arrive during hydration, and cards rendered in slices keep the page responsive.
  const eggs = useDeferredValue(data)?.assets ?? [];
  if (eggs.length === 0) return null;
  return (
    <Section aria-labelledby="golden">
      <SectionTitle id="golden">{copy.golden}</SectionTitle>
      <Lead>{copy.goldenLead}</Lead>
      <EggGrid>
        {eggs.map((egg) => (
          <li key={egg.id}>
            <AssetCard asset={egg} />
          </li>
        ))}
      </EggGrid>
      <More>
        <Link to={`${paths.allEggs}?golden=true`}>{copy.goldenMore}</Link>
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
