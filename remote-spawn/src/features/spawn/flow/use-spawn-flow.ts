import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { createEffectRunner } from './create-effect-runner.ts';
import type { FlowLocation, Send } from './flow-event.ts';
import type { FlowState } from './flow-state.ts';
import { startedPurchases } from './tab-storage.ts';
import { createInitialStep, transition } from './transition.ts';
import type { FlowEffect, Step } from './flow-effect.ts';

/** The flow of this page. It starts at the location in the URL, follows changes of the URL, and reacts when the player returns. */
export function useSpawnFlow(): [FlowState, Send] {
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [flow] = useState(() =>
    createFlow(createInitialStep(parseFlowLocation(search)), createEffectRunner({ queryClient, navigate })),
  );
  const state = useSyncExternalStore(flow.subscribe, flow.getState);

  useEffect(() => flow.start(), [flow]);

  useEffect(() => flow.send({ type: 'opened', location: parseFlowLocation(search) }), [flow, search]);

  useEffect(() => {
    const handleReturn = () => flow.send({ type: 'returned' });
    const subscriptions = [
      focusManager.subscribe((isBack) => isBack && handleReturn()),
      onlineManager.subscribe((isBack) => isBack && handleReturn()),
    ];
    // In a window beside another one, visibility does not change: only the focus event indicates the return.
    window.addEventListener('focus', handleReturn);
    return () => {
      subscriptions.forEach((unsubscribe) => unsubscribe());
      window.removeEventListener('focus', handleReturn);
    };
  }, [flow]);

  return [state, flow.send];
}

function parseFlowLocation(search: string): FlowLocation {
  const params = new URLSearchParams(search);
  const step = params.get('step');
  if (step !== 'pay' && step !== 'confirm') return { step: 'choose' };
  const lockId = parseEntityId(params.get('lock') ?? '');
  if (lockId === null) return { step: 'invalid' };
  return {
    step,
    lockId,
    payment: parsePayment(params.get('payment')),
    isBegun: startedPurchases.has(lockId),
  };
}

const parsePayment = (text: string | null) => (text === 'paid' || text === 'cancelled' ? text : null);

/** Holds the state of one page's flow, outside of React: a second press before the next render must meet the state after the first one. */
function createFlow(initial: Step, runEffect: (effect: FlowEffect, send: Send) => void) {
  let { state, effects: pendingEffects } = initial;
  let isShown = false;
  const listeners = new Set<() => void>();
  const send: Send = (event) => {
    // Only the page that shows a purchase retries its confirmation, because the session may have ended since.
    if (!isShown && event.type === 'retryDue') return;
    advance(transition(state, event));
  };

  function advance(step: Step) {
    const hasChanged = step.state !== state;
    state = step.state;
    if (hasChanged) listeners.forEach((listener) => listener());
    for (const effect of step.effects) if (isShown || effect.type !== 'goTo') runEffect(effect, send);
  }

  return {
    send,
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** Starts the flow on a page. @returns a function that ends it: it still records responses, but neither navigates nor sends requests */
    start: () => {
      isShown = true;
      const effects = pendingEffects;
      pendingEffects = [];
      advance({ state, effects });
      return () => {
        isShown = false;
      };
    },
  };
}
