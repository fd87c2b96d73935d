/**
 * Where a tab was before it left for the checkout. The provider's way back names only the lock; this tab still
 * knows the rest. Session storage, because the keys of local storage are fixed (specification, section 3).
 */
export function keepPayPlace(lockId: number, path: string): void {
  try {
    sessionStorage.setItem(nameOf(lockId), path);
  } catch {
    // Blocked storage: the way back then shows the hold without its contents.
  }
}

export function payPlaceOf(lockId: number): string | null {
  try {
    return sessionStorage.getItem(nameOf(lockId));
  } catch {
    return null;
  }
}

const nameOf = (lockId: number) => `lock:${lockId}`;
