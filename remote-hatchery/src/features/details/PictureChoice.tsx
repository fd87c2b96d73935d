import { styled } from 'styled-components';
import { useAtomValue } from 'jotai';
import { resolvePictureUrl } from '@emberclutch/web/api/resolve-picture-url.ts';
import type { AssetMediaInfo } from '@emberclutch/contract/asset/asset-media.ts';
import { siteAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, media, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  /** The current picture first, then the earlier ones. */
  medias: readonly AssetMediaInfo[];
  current: string;
  onChoice: (shows: string | null) => void;
}

/**
 * All pictures of the asset in the order of its life, small; a press shows a picture large. Only the large picture has a visible label.
 * The HTML omits the other small pictures, because the browser would load them in parallel with the large one.
 */
export function PictureChoice({ medias, current, onChoice }: Props) {
  const { apiBase } = useAtomValue(siteAtom);
  const isHydrated = useIsHydrated();
  return (
    <Row aria-label={copy.gallery}>
      {medias.toReversed().map(({ url, shows }) => (
        <li key={url}>
          <button
            type="button"
            title={copy.pictureLabel(shows)}
            aria-pressed={url === current}
            onClick={() => onChoice(shows)}
          >
            {(isHydrated || url === current) && (
              <img
                src={resolvePictureUrl(url, apiBase)}
                alt=""
                width={44}
                height={44}
                loading="lazy"
                // Loads after the large picture, which has the address of the current one, and after the fonts.
                fetchPriority={url === current ? undefined : 'low'}
                decoding="async"
              />
            )}
            {url === current ? (
              <span>{copy.pictureLabel(shows)}</span>
            ) : (
              <VisuallyHidden>{copy.pictureLabel(shows)}</VisuallyHidden>
            )}
          </button>
        </li>
      ))}
    </Row>
  );
}

const choiceHeight = '46px';

/** Reserves the height of `PictureChoice` until the pictures are known. */
export const PictureChoicePlaceholder = styled.div`
  min-height: ${choiceHeight};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  /* One line, which scrolls sideways if it is too long. */
  @media ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;

    li {
      flex: none;
    }
  }

  button {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: ${choiceHeight};
    min-width: ${choiceHeight};
    padding: 0;
    color: ${color.inkSoft};
    background: none;
    border: 1px solid ${color.rule};
    border-radius: ${radius.s};
    font-size: ${size.xs};
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.accent};
  }
  button[aria-pressed='true'] {
    padding-right: ${space.xs};
    color: ${color.ink};
    border-color: ${color.accent};
    box-shadow: inset 0 -3px ${color.accent};
  }
`;
