import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/shared/api/list-all-pages';
import { useSearchParams } from '@emberclutch/shared/routing';
import { ChoiceGroup } from '@emberclutch/shared/ui/ChoiceGroup';
import { CompareSwitch } from '@emberclutch/shared/ui/compare/CompareSwitch';
import { copy } from './copy.ts';
import { ExportButtons } from './export/ExportButtons.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { viewNames } from './views.ts';
import type { ViewName } from './views.ts';

interface Props {
  ref: RefObject<HTMLParagraphElement | null>;
  view: ViewName;
  listed: ListedAssets;
  /** How many of them the filters let through. */
  shown: number;
  /** True while more assets are being read. */
  isGrowing: boolean;
  userId: string;
}

/** How many there are, which takes the focus when reading goes on by request, the choice of a view, and the export. */
export function ViewBar({ ref, view, listed, shown, isGrowing, userId }: Props) {
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
      <Tools>
        <ChoiceGroup
          label={copy.view}
          options={viewNames.map((name) => ({ value: name, label: copy.views[name] }))}
          chosen={view}
          onChoice={handleView}
        />
        <CompareSwitch />
        <ExportButtons userId={userId} />
      </Tools>
    </>
  );
}

const Count = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  &:focus {
    outline: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};

  /* Its controls share the lines with the count. */
  @media ${({ theme }) => theme.media.phone} {
    display: contents;

    > :first-child {
      margin-left: auto;
    }
  }
`;
