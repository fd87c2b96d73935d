import { waitForNextTask } from '@emberclutch/web/api/wait-for-next-task.ts';

/** Evaluates libraries and shell in separate tasks: during one long task, a phone could neither scroll nor respond to a press. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ '@tanstack/react-query');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ '@emberclutch/web/routing');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ './App.tsx');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

void start();
