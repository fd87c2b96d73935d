import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { mapPanel } from './map-panel.ts';
import { WorldSearch } from './WorldSearch.tsx';

interface Props {
  dragons: readonly WorldDragon[];
  onFind: (id: number) => void;
  /** Heading and filters. */
  children: ReactNode;
}

/** The corner of the map with heading, filters and search. */
export function SkyPanel({ dragons, onFind, children }: Props) {
  return (
    <Corner>
      <Panel>{children}</Panel>
      <WorldSearch dragons={dragons} onFind={onFind} />
    </Corner>
  );
}

const Corner = styled.div`
  ${mapPanel}
  display: grid;
  gap: ${space.xs};
  width: min(300px, 100%);
  padding: ${space.xs} ${space.s};

  @media ${media.phone} {
    width: min(360px, 100%);

    /* The button that unfolds it. */
    &:has([data-folded]) :is(details, [role='search']) {
      display: none;
    }
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space.xs};
`;
