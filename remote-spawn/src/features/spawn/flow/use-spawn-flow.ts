import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { focusManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { createFlow } from './create-flow.ts';
import type { Send } from './create-flow.ts';
import { createEffectRunner } from './create-effect-runner.ts';
import type { FlowLocation } from './flow-event.ts';
import type { FlowState } from './flow-state.ts';
import { startedPurchases } from './started-purchases.ts';
import { createInitialStep } from './transition.ts';

/** The flow of this page. It starts at the location in the URL, follows changes of the URL, and reacts when the player returns. */
export function useSpawnFlow(): [FlowState, Send] {
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const traversals = useTraversals();
  const [flow] = useState(() =>
    createFlow(createInitialStep(parseFlowLocation(search)), createEffectRunner({ queryClient, navigate })),
  );
  const state = useSyncExternalStore(flow.subscribe, flow.getState);

  useEffect(() => flow.start(), [flow]);

  useEffect(
    () => flow.send({ type: 'opened', location: parseFlowLocation(search) }),
    [flow, search, traversals],
  );

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

/**
 * Counts uses of Back and Forward. If Back follows a push before React renders, search and key of the location are unchanged, and
 * only this count shows that the player has left the pushed step.
 */
function useTraversals(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // A transition, as in the router, so that the count renders together with the location.
    const handleTraversal = () => startTransition(() => setCount((before) => before + 1));
    window.addEventListener('popstate', handleTraversal);
    return () => window.removeEventListener('popstate', handleTraversal);
  }, []);
  return count;
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
