import type { Ref } from 'react';
import { styled } from 'styled-components';
import { color, layers, media, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { isOver } from './reveal-state.ts';
import { holdMs } from './use-long-press.ts';
import type { Reveal } from './use-reveal.ts';

interface Props {
  reveal: Reveal;
  occasion: Occasion;
  mainButton: Ref<HTMLButtonElement>;
  onOpenAll: () => void;
}

export function RevealActions({ reveal, occasion, mainButton, onOpenAll }: Props) {
  const { state, hold, press, end } = reveal;
  const { count, isOpen, isSeen, hasOpenedAll } = state;
  const texts = copy.occasions[occasion];
  return (
    <Actions data-centered>
      <MainButton
        {...hold.pointer}
        {...hold.keys}
        aria-disabled={(isOpen && !isSeen) || undefined}
        data-held={hold.isHeld || undefined}
        onClick={press}
        ref={mainButton}
      >
        {isOver(state) ? texts.end : isSeen ? copy.next : texts.breakSeal}
      </MainButton>
      {count > 1 && !hasOpenedAll && !isOver(state) && (
        <Button variant="quiet" size="s" onClick={onOpenAll}>
          {copy.openAll}
        </Button>
      )}
      {!isOver(state) && (
        <Button variant="quiet" size="s" onClick={end}>
          {texts.skip}
        </Button>
      )}
    </Actions>
  );
}

const MainButton = styled(Button)`
  &&& {
    background-image: linear-gradient(currentcolor, currentcolor);
    background-repeat: no-repeat;
    background-position: 0 100%;
    background-size: 0 4px;
    transition: background-size 150ms ease-out;
    touch-action: manipulation;
    user-select: none;
  }
  &&&[data-held] {
    background-size: 100% 4px;
    transition: background-size ${holdMs}ms linear;
  }
`;

/** Within reach of a thumb, however high the stage is. Opaque, because it covers the parcels. */
const Actions = styled(ActionRow)`
  align-items: center;
  position: sticky;
  bottom: ${space.xs};
  z-index: ${layers.raised};
  padding: ${space.xs};
  background: ${color.page};
  border-radius: ${radius.m};

  /* The main button has its own row; the two others are side by side below it. */
  @media ${media.phone} {
    gap: ${space.xs};
    padding: ${space.xxs};

    > :first-child:not(:last-child) {
      flex-basis: 100%;
    }
    > :nth-child(n + 2) {
      padding-inline: ${space.xs};
      font-size: ${size.xs};
    }
  }
`;
