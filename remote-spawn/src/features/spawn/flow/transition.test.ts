import type { FlowEffectType } from './flow-effect.ts';
import type { FlowEvent } from './flow-event.ts';
import type { FlowState } from './flow-state.ts';
import { createIntent } from './lock-intent.ts';
import { findStep, transition } from './transition.ts';
import { transitionTable } from './testing/transition-table.ts';
import { eventSamples, stateSamples } from './testing/flow-samples.ts';

const states = Object.entries(stateSamples) as [keyof typeof stateSamples, FlowState][];
const events = Object.entries(eventSamples) as [keyof typeof eventSamples, FlowEvent][];

/** Every state with every event. */
const allTransitions = states.flatMap(([stateName, state]) =>
  events.map(([eventName, event]) => ({
    stateName,
    state,
    eventName,
    event,
    result: transition(state, event),
  })),
);

it.each(states)(
  'the flow handles each event in "%s" as in the table, and ignores the others',
  (name, state) => {
    const row = Object.fromEntries(
      events
        .map(([event]) => [event, formatResult(state, transition(state, eventSamples[event]))])
        .filter(([, text]) => text !== 'same'),
    );

    expect(row).toEqual(transitionTable[name]);
  },
);

it('the flow writes only after a press, or for a purchase that a press has started', () => {
  const writesWithoutPress = allTransitions.filter(
    ({ stateName, event, result }) =>
      !event.type.endsWith('Pressed') && countWrites(result) > 0 && !startedStates.test(stateName),
  );

  expect(writesWithoutPress).toEqual([]);
});

it('the flow sends at most one write per event, and none while a write is in progress', () => {
  const multipleWrites = allTransitions.filter(({ result }) => countWrites(result) > 1);
  const secondWrites = allTransitions.filter(
    ({ state, result }) => isWriting(state) && countWrites(result) > 0,
  );

  expect(multipleWrites).toEqual([]);
  expect(secondWrites).toEqual([]);
});

it('the flow records every response to a write in every state', () => {
  const recordingEffects = { locked: 'saveLock', released: 'removeLock', confirmed: 'settlePurchase' };
  const unrecorded = allTransitions.filter(
    ({ event, result }) =>
      event.type in recordingEffects &&
      !result.effects.some(
        ({ type }) => type === recordingEffects[event.type as keyof typeof recordingEffects],
      ),
  );

  expect(unrecorded).toEqual([]);
});

it('the flow changes the URL whenever the step changes, unless the URL caused it', () => {
  const transitionsWithoutUrlChange = allTransitions.filter(
    ({ state, event, result }) =>
      event.type !== 'opened' &&
      state.name !== 'invalidId' &&
      findStep(result.state) !== findStep(state) &&
      !result.effects.some(({ type }) => type === 'goTo'),
  );

  expect(transitionsWithoutUrlChange).toEqual([]);
});

it('the flow repeats an unanswered lock with its key, and sends any other basket with a new key', () => {
  const unanswered = stateSamples['choosing, unanswered'];
  const { basket, fees, key } = unanswered.failure.intent;
  const findSentKey = (eggs: number) => {
    const intent = createIntent({ ...basket, eggs }, fees);
    const [effect] = transition(unanswered, { type: 'lockPressed', intent }).effects;
    return effect?.type === 'sendLock' ? effect.intent.key : undefined;
  };

  expect(findSentKey(basket.eggs)).toBe(key);
  expect(new Set([key, findSentKey(3), findSentKey(3)]).size).toBe(3);
});

it('the flow matches the diagram in the decision record', () => {
  const diagramEdges = [...readRecord().matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].flatMap(
    ([, from, to, causes = '']) => causes.split(', ').map((cause) => `${from} --> ${to}: ${cause}`),
  );

  expect(diagramEdges.toSorted()).toEqual(listEdges().toSorted());
});

function readRecord(): string {
  const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>(
    'node:fs',
  );
  const { testPath = '' } = expect.getState();
  return readFileSync(testPath.replace(/remote-spawn.*/, recordPath), 'utf8');
}

const recordPath = 'docs/adr/0030-run-the-spawn-flow-by-one-reducer.md';

/** Lists the transitions between two states, without `opened` and without late responses to a confirmation. */
function listEdges(): string[] {
  const isInDiagram = (state: FlowState, { type }: FlowEvent) =>
    type !== 'opened' && (type !== 'confirmed' || state.name === 'confirming');
  const moves = allTransitions
    .filter(({ state, event, result }) => isInDiagram(state, event) && result.state.name !== state.name)
    .map(({ state, event, result }) => `${state.name} --> ${result.state.name}: ${event.type}`);
  return [...new Set(moves)];
}

const formatResult = (state: FlowState, result: ReturnType<typeof transition>) =>
  [result.state === state ? 'same' : result.state.name, ...result.effects.map(({ type }) => type)].join(' ');

const writes: FlowEffectType[] = ['sendLock', 'sendRelease', 'sendConfirmation'];
const countWrites = ({ effects }: ReturnType<typeof transition>) =>
  effects.filter(({ type }) => writes.includes(type)).length;

const isWriting = ({ name }: FlowState) => ['locking', 'releasing', 'confirming'].includes(name);

/** States of a purchase whose payment or confirmation a press in this tab has started. */
const startedStates = /begun$|^waiting$|^unpaid$/;
