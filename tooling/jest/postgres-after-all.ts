import { runningPostgres } from './postgres-before-all.ts';

export default async function stopPostgres(): Promise<void> {
  await runningPostgres.get()?.close();
}
