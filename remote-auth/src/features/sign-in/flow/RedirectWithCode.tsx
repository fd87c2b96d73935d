import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { Navigate, useLocation } from '@emberclutch/web/routing';
import { readCode } from '../../../platform/codes/read-code.ts';
import type { SignInEntry } from './use-sign-in-steps.ts';

/** Moves the values of an e-mail link to the history entry, so that they do not stay in the address bar. */
export function RedirectWithCode() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname, search }} state={readCodeLink(hash)} replace />;
}

/** Whether the fragment of a URL comes from an e-mail link. Browsers never send the fragment to a server, so it is never logged. */
export const isCodeLink = (hash: string): boolean => readParameters(hash).has('challenge');

/** Values that an e-mail link fills in: address, code and challenge. Ignores everything else. */
function readCodeLink(hash: string): SignInEntry {
  const parameters = readParameters(hash);
  const code = readCode(parameters.get('code') ?? '');
  return {
    email: Email.safeParse(parameters.get('email') ?? '').data,
    challenge: parameters.get('challenge') || undefined,
    code: code === null ? undefined : String(code),
  };
}

const readParameters = (hash: string) => new URLSearchParams(hash.slice(1));
