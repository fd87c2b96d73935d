import { styled } from 'styled-components';
import { color, font, media, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

const steps = ['choose', 'pay', 'confirm'] as const;

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
  gap: ${space.xxs} ${space.l};
  padding: 0;
  margin: 0 0 ${space.s};
  list-style: none;
  counter-reset: step;
  color: ${color.inkSoft};
  font-size: ${size.s};

  @media ${media.phone} {
    column-gap: ${space.m};
  }
  li {
    counter-increment: step;
    padding-bottom: ${space.xxs};
    border-bottom: 2px solid transparent;
  }
  li::before {
    content: counter(step) '. ';
    font-family: ${font.display};
    font-style: italic;
  }
  li[aria-current] {
    color: ${color.ink};
    border-color: ${color.accent};
    font-weight: ${weight.semibold};
  }

  /* Forced colours draw transparent lines. */
  @media (forced-colors: active) {
    li:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
