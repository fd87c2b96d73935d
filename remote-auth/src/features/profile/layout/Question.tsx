import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { closeOnEscape } from '../../../platform/forms/close-on-escape.ts';

interface Props {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** What the answer changes; read with the title. */
  explanation: ReactNode;
  onClose: () => void;
  children: Elements;
}

/** A question before an action, in place of the control that opened it. Escape closes it. */
export function Question({ ref, title, explanation, onClose, children }: Props) {
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
      <h4>{title}</h4>
      <div id={explanationId}>{explanation}</div>
      {children}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};
  outline: none;

  h4 {
    overflow-wrap: anywhere;
    font-size: ${size.m};
  }
  /* The explanation. */
  > h4 + div {
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
