import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { color, media, size } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { viewNames } from './views.ts';
import type { ViewName } from './views.ts';

interface Props {
  ref: RefObject<HTMLParagraphElement | null>;
  view: ViewName;
  listed: ListedAssets;
  /** Number of assets that match the filters. */
  shown: number;
  /** True while more assets are being read. */
  isGrowing: boolean;
}

/** Number of assets and choice of a view. The number takes the focus when the player asks for more pages. */
export function ViewBar({ ref, view, listed, shown, isGrowing }: Props) {
  const [params, setParams] = useSearchParams();
  const handleView = (name: ViewName) => {
    const next = new URLSearchParams(params);
    next.delete('view');
    if (name !== 'grid') next.set('view', name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Count ref={ref} tabIndex={-1}>
        {isGrowing ? (
          <ReadingProgress label={copy.reading} part={listed} />
        ) : (
          <span role="status">{copy.shown(shown)}</span>
        )}
      </Count>
      <ChoiceGroup
        label={copy.view}
        options={viewNames.map((name) => ({ value: name, label: copy.views[name] }))}
        chosen={view}
        onChoice={handleView}
      />
    </>
  );
}

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  &:focus {
    outline: none;
  }
  /* The tabs count there too, and all controls of the row have room. */
  @media ${media.phone} {
    &:has(> [role='status']) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
