import { styled } from 'styled-components';
import { copy } from './copy.ts';

const steps = ['choose', 'pay', 'confirm'] as const;

/** The steps of the flow, with the current one marked. */
export function StepList({ current }: { current: (typeof steps)[number] }) {
  return (
    <List aria-label={copy.label}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {copy.names[step]}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};
  padding: 0;
  margin: 0 0 ${({ theme }) => theme.space.l};
  list-style: none;
  counter-reset: step;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};

  @media ${({ theme }) => theme.media.phone} {
    column-gap: ${({ theme }) => theme.space.m};
  }
  li {
    counter-increment: step;
    padding-bottom: ${({ theme }) => theme.space.xxs};
    border-bottom: 2px solid transparent;
  }
  li::before {
    content: counter(step) '. ';
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
  }
  li[aria-current] {
    color: ${({ theme }) => theme.color.ink};
    border-color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  /* Transparent lines are drawn there. */
  @media (forced-colors: active) {
    li:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
