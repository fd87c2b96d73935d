import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { countOrDash } from '@emberclutch/web/ui/format/count-or-dash.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { collectionAddress } from './collection-address.ts';
import { copy } from './copy.ts';

/** The seven figures of an account, each with the filter that lists the counted assets. */
const figures = [
  ['totalAssets', {}],
  ['totalDragons', { show: 'dragons' }],
  ['totalSealedEggs', { state: 'sealed' }],
  ['totalIncubatingEggs', { state: 'incubating' }],
  ['totalHatchingEggs', { state: 'hatching' }],
  ['totalGatewayKeys', { show: 'keys' }],
  ['totalGoldenEggs', { show: 'eggs', golden: 'true' }],
] as const;

/** Statistics of the account. Failed statistics are shown as zeros (specification, section 8) with a note. */
export function CollectionStats({ userId }: { userId: string }) {
  const { data, isPending, error } = useQuery(assetQueries.stats(userId));
  return (
    <Layout aria-label={copy.stats.label}>
      <Figures aria-busy={isPending}>
        {figures.map(([name, filters]) => {
          const count = data ? data[name] : 0;
          return (
            <li key={name}>
              <Link to={collectionAddress(filters)}>
                <Count>{isPending ? <>&nbsp;</> : countOrDash(count)}</Count>{' '}
                <span>{copy.stats.figures[name](count)}</span>
              </Link>
            </li>
          );
        })}
      </Figures>
      <StatusNote>{error && withRetryTime(copy.stats.failed, error)}</StatusNote>
    </Layout>
  );
}

/** Not wider than the row beside the title: else the last figure could not be scrolled into a narrow window. */
const Layout = styled.section`
  max-width: 100%;
`;

/** One line beside the title, which scrolls sideways on a phone: the eggs come first. */
const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};

  @media ${media.phone} {
    flex-wrap: nowrap;
    width: 100vw;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;

    li {
      flex: none;
    }
  }
  a {
    display: flex;
    align-items: baseline;
    gap: ${space.xxs};
    min-height: 28px;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.m};
  font-variant-numeric: tabular-nums lining-nums;
`;
