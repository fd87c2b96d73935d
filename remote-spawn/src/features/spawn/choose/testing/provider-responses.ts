import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAvailability } from '@emberclutch/web/testing/factories.tsx';

interface Attempt {
  key: string | null;
  body: LockBody;
}

export const serveOffer = (change: Partial<Availability> = {}): void =>
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability(change))));

/** Responds to requests for a lock. @returns the requests so far */
export function respondToLock(createResponse: () => Response): Attempt[] {
  const attempts: Attempt[] = [];
  api.use(
    http.post<never, LockBody>('*/v1/eggs/spawn/lock', async ({ request }) => {
      attempts.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return createResponse();
    }),
  );
  return attempts;
}
