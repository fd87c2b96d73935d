import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import type { Send } from './create-flow.ts';
import { createFlow } from './create-flow.ts';
import type { FlowState } from './flow-state.ts';
import { flowLocationOf } from './flow-location-of.ts';
import { effectRunner } from './effect-runner.ts';
import { initialStep } from './transition.ts';

/** The flow of this page. It begins at the location of the URL, follows the URL, and is notified when the player comes back. */
export function useSpawnFlow(): [FlowState, Send] {
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [flow] = useState(() =>
    createFlow(initialStep(flowLocationOf(search)), effectRunner({ queryClient, navigate })),
  );
  const state = useSyncExternalStore(flow.subscribe, flow.getState);

  useEffect(() => flow.start(), [flow]);

  useEffect(() => flow.send({ type: 'opened', location: flowLocationOf(search) }), [flow, search]);

  useEffect(() => {
    const handleReturn = () => flow.send({ type: 'returned' });
    const subscriptions = [
      focusManager.subscribe((isBack) => isBack && handleReturn()),
      onlineManager.subscribe((isBack) => isBack && handleReturn()),
    ];
    // A window beside another one is always visible: only the focus event shows the return.
    window.addEventListener('focus', handleReturn);
    return () => {
      subscriptions.forEach((unsubscribe) => unsubscribe());
      window.removeEventListener('focus', handleReturn);
    };
  }, [flow]);

  return [state, flow.send];
}
