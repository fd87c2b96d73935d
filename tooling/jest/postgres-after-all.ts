import { runningPostgres } from './running-postgres.ts';

export default async function stopPostgres(): Promise<void> {
  await runningPostgres.get()?.close();
}
