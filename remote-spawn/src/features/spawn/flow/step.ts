import type { FlowEffect } from './flow-effect.ts';
import type { FlowState } from './flow-state.ts';

/** The result of a transition. An unchanged state is the same object, which prevents a render. */
export interface Step {
  state: FlowState;
  effects: readonly FlowEffect[];
}

export const go = (state: FlowState, ...effects: FlowEffect[]): Step => ({ state, effects });
