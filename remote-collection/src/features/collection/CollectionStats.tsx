import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { collectionAddress } from './collection-address.ts';
import { copy } from './copy.ts';

/** The seven figures of an account, each with the filter that shows what it counts. */
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
  const { data, isPending, isError } = useQuery(assetQueries.stats(userId));
  return (
    <section aria-label={copy.stats.label}>
      <Figures aria-busy={isPending}>
        {figures.map(([name, filters]) => (
          <li key={name}>
            <Link to={collectionAddress(filters)}>
              <Count>{isPending ? <>&nbsp;</> : wordsOf(data ? data[name] : 0)}</Count> {copy.stats[name]}
            </Link>
          </li>
        ))}
      </Figures>
      {isError && <Note role="status">{copy.stats.failed}</Note>}
    </section>
  );
}

/** A dash stands for a figure that the provider does not send. */
const wordsOf = (count: number | null) => (count === null ? '–' : wholeNumber(count));

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  /* For the outlines. */
  padding: 1px;
  margin-bottom: ${space.l};

  /* The total in one line above its six parts, three in a row unless the text is large. */
  @media ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(5.4rem, 30%)), 1fr));
    margin-bottom: ${space.m};

    li:first-child {
      grid-column: 1 / -1;
    }
  }

  li {
    outline: 1px solid ${color.rule};
  }
  a {
    display: grid;
    align-content: start;
    height: 100%;
    padding: ${space.xs} ${space.s};
    color: ${color.inkSoft};
    font-size: ${size.s};
    line-height: 1.35;
    text-decoration: none;
  }
  @media ${media.phone} {
    a {
      padding: ${space.xxs} ${space.xs};
      font-size: ${size.xs};
    }
    li:first-child a {
      display: flex;
      align-items: baseline;
      gap: ${space.xs};
    }
  }
  a:hover {
    background: ${color.accentSoft};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.xl};
  font-variant-numeric: tabular-nums lining-nums;

  @media ${media.phone} {
    font-size: ${size.l};
    line-height: 1.2;
  }
`;

const Note = styled.p`
  margin-bottom: ${space.l};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
