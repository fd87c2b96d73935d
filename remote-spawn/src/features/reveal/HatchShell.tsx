import { keyframes, styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { holdMs } from './use-long-press.ts';

/** The egg of a dragon as two halves, which separate on hatching. It shakes while the player holds it. */
export function HatchShell({ asset, picture }: { asset: AssetInfo; picture: string }) {
  const egg = { ...asset, thumbnail: picture };
  return (
    <Shell data-shell>
      {(['upper', 'lower'] as const).map((part) => (
        <Part key={part} data-moves={part}>
          <AssetPicture asset={egg} alt="" hasPriority />
        </Part>
      ))}
    </Shell>
  );
}

/** The egg breaks along this line, in percent of the picture. */
const breakLine = '0 47%,30% 47%,36% 43%,42% 51%,49% 42%,55% 50%,62% 43%,69% 48%,100% 47%';

const strain = keyframes`
  0%, 20%, 40%, 60%, 76%, 88% { rotate: 0deg; }
  30% { rotate: -0.8deg; }
  50% { rotate: 1.2deg; }
  68% { rotate: -1.8deg; }
  82% { rotate: 2.4deg; }
  94%, 100% { rotate: -3deg; }
`;

const Shell = styled.div`
  position: absolute;
  inset: 0;
  transform-origin: 50% 82%;

  :where([data-held]) > * > & {
    animation: ${strain} ${holdMs}ms linear both;
  }
  @media (prefers-reduced-motion: reduce) {
    && {
      animation: none;
    }
  }
`;

const Part = styled.span`
  position: absolute;
  inset: 0;
  clip-path: polygon(0 100%, ${breakLine}, 100% 100%);

  /* The light around the egg does not break with it. */
  :where([data-open]) > * > * > & {
    mask-image: radial-gradient(ellipse 33% 58% at 50% 52%, black 70%, transparent);
  }
  &:where([data-moves='upper']) {
    clip-path: polygon(0 0, ${breakLine}, 100% 0);
  }
`;
