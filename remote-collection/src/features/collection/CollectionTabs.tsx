import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { CompareSwitch } from '@emberclutch/web/ui/asset/compare/CompareSwitch.tsx';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { ExportButtons } from './export/ExportButtons.tsx';
import { countOf, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

interface Props {
  assets: readonly AssetInfo[];
  /** The kind that is shown; undefined for all. */
  kind: Kind | undefined;
  userId: string;
}

/**
 * One tab for everything and one for each kind; view and filters are kept between them. The actions of the collection stand
 * beside the tabs, so that the row below has room for filter chips.
 */
export function CollectionTabs({ assets, kind, userId }: Props) {
  const [params] = useSearchParams();
  const addressOf = (shown?: Kind) => {
    const next = new URLSearchParams(params);
    next.delete('show');
    if (shown) next.set('show', shown);
    return next.size > 0 ? `${paths.myCollection}?${next}` : paths.myCollection;
  };
  return (
    <Row>
      <LinkTabs
        label={copy.show}
        tabs={[
          { to: addressOf(), label: copy.all, count: assets.length, isCurrent: !kind },
          ...kinds.map((one) => ({
            to: addressOf(one),
            label: copy.kinds[one],
            count: countOf(assets, one),
            isCurrent: kind === one,
          })),
        ]}
      />
      <Tools>
        <CompareSwitch />
        <ExportButtons userId={userId} />
      </Tools>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  align-items: start;

  nav {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

/** As high as a tab. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-height: 44px;
  margin-bottom: ${space.m};

  /* On one line of a phone that is 360 px wide. */
  @media ${media.phone} {
    gap: ${space.xs};
  }
`;
