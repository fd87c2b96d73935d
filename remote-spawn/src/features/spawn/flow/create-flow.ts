import type { FlowEffect } from './flow-effect.ts';
import type { FlowEvent } from './flow-event.ts';
import type { FlowState } from './flow-state.ts';
import type { Step } from './step.ts';
import { transition } from './transition.ts';

export type Send = (event: FlowEvent) => void;

export interface Flow {
  send: Send;
  getState: () => FlowState;
  subscribe: (onChange: () => void) => () => void;
  /** Starts the flow on a page. @returns a function that ends it: it still records responses, but neither navigates nor sends requests */
  start: () => () => void;
}

/**
 * Holds the state of one page's flow. Outside React, so that a second press before the next render meets the state after the
 * first one.
 * @param runEffect runs an effect of a transition, and sends its result as an event
 */
export function createFlow(initial: Step, runEffect: (effect: FlowEffect, send: Send) => void): Flow {
  let { state, effects: pending } = initial;
  let isShown = false;
  const listeners = new Set<() => void>();
  const send: Send = (event) => {
    // Only the page that shows a purchase retries its confirmation, because the session may have ended since.
    if (!isShown && event.type === 'waited') return;
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
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start: () => {
      isShown = true;
      const effects = pending;
      pending = [];
      advance({ state, effects });
      return () => {
        isShown = false;
      };
    },
  };
}
