import type { ReactNode, Ref } from 'react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { closeOnEscape } from '../../../platform/forms/close-on-escape.ts';

interface Props {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Level of the title: below a panel's title 3, below the title of a card 4. */
  level?: 3 | 4;
  /** The consequences of the action, which screen readers announce with the title. */
  explanation: ReactNode;
  onClose: () => void;
  children: Elements;
}

/** A question before an action, in place of the control that opened it. Escape closes it. */
export function Question({ ref, title, level = 4, explanation, onClose, children }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const explanationId = useId();
  return (
    <Layout
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-describedby={explanationId}
      onKeyDown={closeOnEscape(onClose)}
    >
      <Heading>{title}</Heading>
      <div id={explanationId}>{explanation}</div>
      {children}
    </Layout>
  );
}

/** Whether a question is open, and the button that opens it. `close` moves the focus back to the button. */
export function useQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const close = () => {
    setIsOpen(false);
    focusAfterRender(() => button.current);
  };
  return { isOpen, button, open: () => setIsOpen(true), close };
}

const Layout = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};
  outline: none;

  > :is(h3, h4) {
    overflow-wrap: anywhere;
    font-size: ${size.m};
  }
  /* The explanation. */
  > :is(h3, h4) + div {
    max-width: 60ch;
    font-size: ${size.s};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    padding-left: ${space.m};
    list-style: square;
  }
`;
