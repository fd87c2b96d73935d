import { styled } from 'styled-components';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { totalOf } from '../basket/basket.ts';
import { copy } from './copy.ts';

/** The steps that follow the payment of the held basket. */
export function NextSteps({ body }: { body: LockBody }) {
  const { eggs, keys } = body;
  const steps = [
    payText(body),
    eggs.count > 0 && copy.next.eggsArrive,
    keys.count > 0 && copy.next.keysArrive,
    copy.next.receipt,
    eggs.count > 0 && copy.next.eggsWait,
  ].filter((step) => step !== false);
  return (
    <Panel as="aside" title={copy.next.title}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Panel>
  );
}

function payText(body: LockBody): string {
  if (body.paymentMethod === 'VOUCHER') return copy.next.keys;
  return Number(totalOf(body)) === 0 ? copy.next.free : copy.next.card;
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding: 0;
  margin: 0;
  list-style: none;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2ch 1fr;
    gap: ${space.s};
    counter-increment: step;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step) '.';
    color: ${color.accent};
    font-family: ${font.display};
    font-style: italic;
  }
`;
