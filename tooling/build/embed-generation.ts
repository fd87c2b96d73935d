import { createHash } from 'node:crypto';
import { sharedVersions } from '../federation/shared-modules.ts';
import { sharedDeclarations } from './contract/shared-declarations.ts';

/**
 * Names what an embed shares with others: a digest of the types of our shared modules and of the versions of libraries. Our
 * host checks that when a remote is released. A page of another site has nothing that checks, and its owner may update one
 * embed and not the other.
 * @throws {BuildError} if the compiler cannot write the declarations
 */
export async function embedGeneration(): Promise<string> {
  const { digests } = await sharedDeclarations();
  const content = JSON.stringify([digests, sharedVersions()]);
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
