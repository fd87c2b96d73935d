import type { AnimationEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { seasonAnnouncements } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { color, font, layers, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { useSkip } from '../../../platform/ui/use-skip.ts';
import { copy } from './copy.ts';

interface Props {
  season: SeasonName;
  /** The season with its age. */
  title: string;
  /** Undefined until it has loaded. */
  scene: { key: string; sky: string; land: string; stars: string } | undefined;
  onEnd: () => void;
}

/**
 * The change of season while a page is open: the new land rises over the page, below the top bar, and disappears after a few
 * seconds. Any press or key ends it sooner, without pressing an element behind it. With reduced motion it fades in and out.
 * Hidden from assistive technology, because a notification says the same as text.
 */
export function SeasonTurn({ season, title, scene, onEnd }: Props) {
  useSkip(onEnd);
  const handleAnimationEnd = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) onEnd();
  };
  return (
    <Curtain aria-hidden="true" data-season-turn onAnimationEnd={handleAnimationEnd}>
      {/* Rendered before its content, so that the content needs no new rules, which would make the browser compute all styles
          again. */}
      <Heaven key={`sky ${scene?.key}`}>
        {scene && (
          <>
            <div data-night dangerouslySetInnerHTML={{ __html: scene.stars }} />
            <div dangerouslySetInnerHTML={{ __html: scene.sky }} />
          </>
        )}
      </Heaven>
      {scene ? (
        <Ground key={scene.key} dangerouslySetInnerHTML={{ __html: scene.land }} />
      ) : (
        <Ground key="none" />
      )}
      <TextBlock>
        <em>{copy.turn}</em>
        <strong>{title}</strong>
        <span>{seasonAnnouncements[season]}</span>
        <small>{copy.turnSkip}</small>
      </TextBlock>
    </Curtain>
  );
}

const fadeInAndOut = keyframes`
  0%, 100% { opacity: 0; }
  12%, 86% { opacity: 1; }
`;

const sink = keyframes`
  from { translate: 0 -7%; }
`;

const rise = keyframes`
  from { translate: 0 60%; }
`;

const settle = keyframes`
  from { opacity: 0; letter-spacing: 0.16em; }
`;

/** How long the change of season is shown, in milliseconds. */
const seasonTurnMs = 4_800;

/** Above the whole page, and below the top bar, menus and toasts. */
const Curtain = styled.div`
  position: fixed;
  z-index: ${layers.bar - 1};
  inset: 0;
  display: grid;
  place-content: center;
  overflow: hidden;
  background:
    radial-gradient(70% 50% at 50% 0, ${color.wash}, transparent),
    linear-gradient(transparent 60%, ${color.washToo}), ${color.page};
  cursor: pointer;
  animation: ${fadeInAndOut} ${seasonTurnMs}ms ease-in-out both;

  [data-night] {
    display: none;

    .${pageClasses.dark} & {
      display: block;
    }
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* More specific than the rule that ends animations at once, after which the curtain would stay, invisible. */
  @media (prefers-reduced-motion: reduce) {
    && {
      animation-duration: ${seasonTurnMs}ms !important;
    }
  }
  @media print {
    display: none;
  }
`;

const Heaven = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: max(46vh, 25vw);
  mask-image: linear-gradient(black 70%, transparent);
  animation: ${sink} 2600ms cubic-bezier(0.16, 0.9, 0.3, 1);

  > div {
    position: absolute;
    inset: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Ground = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: max(30vh, 16.25vw);
  animation: ${rise} 2200ms cubic-bezier(0.16, 0.9, 0.3, 1);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const TextBlock = styled.p`
  position: relative;
  display: grid;
  gap: ${space.xs};
  justify-items: center;
  margin: 0 ${space.m} 8vh;
  text-align: center;
  font-family: ${font.display};

  em {
    color: ${color.accent};
    font-size: ${size.l};
  }
  strong {
    font-size: ${size.hero};
    font-weight: ${weight.medium};
    line-height: 1;
    animation: ${settle} 1600ms ease-out 200ms backwards;
  }
  span {
    font-size: ${size.xl};
    font-style: italic;
  }
  small {
    margin-top: ${space.m};
    color: ${color.inkSoft};
    font-family: ${font.text};
    font-size: ${size.s};
  }
  @media (prefers-reduced-motion: reduce) {
    strong {
      animation: none;
    }
  }
`;
