import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetOrigins, assetTitle } from '@emberclutch/web/ui/asset-title.ts';
import { AssetPicture } from '@emberclutch/web/ui/AssetPicture.tsx';
import { Button } from '@emberclutch/web/ui/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/ButtonLink.tsx';
import { CompareItemButton } from '@emberclutch/web/ui/compare/CompareItemButton.tsx';
import { GoldenMark } from '@emberclutch/web/ui/GoldenMark.tsx';
import { specimenNumber } from '@emberclutch/web/ui/specimen-number.ts';
import { copy } from './copy.ts';
import type { WorldScene } from './scene/world-scene.ts';
import { Whereabouts } from './Whereabouts.tsx';

interface Props {
  ref?: Ref<HTMLElement>;
  id: number;
  /** Null until the map is drawn. */
  scene: WorldScene | null;
  isFollowing: boolean;
  onFollow: () => void;
  onClose: () => void;
}

/** What is known of the selected dragon, read when it is selected. */
export function DragonCard({ ref, id, scene, isFollowing, onFollow, onClose }: Props) {
  const { data, isError } = useQuery(assetQueries.one(id));
  return (
    <Card ref={ref} aria-label={copy.card.label} aria-live="polite">
      {data && <AssetPicture asset={data} alt="" isUrgent />}
      <Words>
        <Number>No. {specimenNumber(id)}</Number>
        {data ? (
          <>
            <h2>
              {assetTitle(data)} {data.golden && <GoldenMark />}
            </h2>
            <p>{assetOrigins(data).join(' · ')}</p>
            {data.accDisplayName && <p>{copy.card.owner(data.accDisplayName)}</p>}
          </>
        ) : (
          <p>{isError ? copy.card.failed : copy.card.loading}</p>
        )}
        {scene && <Whereabouts scene={scene} id={id} />}
      </Words>
      <Actions>
        <ButtonLink size="s" to={paths.details(id)}>
          {copy.card.details}
        </ButtonLink>
        <Button size="s" variant="quiet" onClick={onFollow}>
          {isFollowing ? copy.card.unfollow : copy.card.follow}
        </Button>
        <CompareItemButton id={id} size="s" />
        <Close size="s" variant="quiet" onClick={onClose}>
          {copy.card.close}
        </Close>
      </Actions>
    </Card>
  );
}

const Card = styled.aside`
  position: absolute;
  top: ${({ theme }) => theme.space.s};
  right: ${({ theme }) => theme.space.s};
  display: grid;
  width: min(300px, calc(100% - 24px));
  padding: ${({ theme }) => theme.space.xxs};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};

  @media ${({ theme }) => theme.media.phone} {
    grid-template-columns: 84px minmax(0, 1fr);
    top: auto;
    right: ${({ theme }) => theme.space.s};
    bottom: ${({ theme }) => theme.space.s};
    width: auto;
    left: ${({ theme }) => theme.space.s};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.s} 0`};
  font-size: ${({ theme }) => theme.size.s};
  color: ${({ theme }) => theme.color.inkSoft};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
  h2 {
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.size.l};
  }
  /* A phone has little room above the card for the dragon itself. */
  @media ${({ theme }) => theme.media.phone} {
    gap: 0;
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs} 0`};
    line-height: 1.4;
  }
`;

/** Of a phone: height of the row of the number, in which the button that closes the card stands as well. */
const closePx = 30;

const Close = styled(Button)`
  @media ${({ theme }) => theme.media.phone} {
    position: absolute;
    top: ${({ theme }) => theme.space.xxs};
    right: ${({ theme }) => theme.space.xxs};
    min-height: ${closePx}px;
  }
`;

const Number = styled.p`
  @media ${({ theme }) => theme.media.phone} {
    min-height: ${closePx}px;
    line-height: ${closePx}px;
  }
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};

  @media ${({ theme }) => theme.media.phone} {
    grid-column: 1 / -1;
    padding: ${({ theme }) => theme.space.xxs};

    > * {
      flex: 1 1 auto;
      padding-inline: ${({ theme }) => theme.space.xs};
      font-size: ${({ theme }) => theme.size.xs};
    }
  }
`;
