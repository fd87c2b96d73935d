import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { apiOfProvider } from './contract/read-api.ts';
import { sharedDeclarations } from './contract/shared-declarations.ts';
import type { SharedDeclarations } from './contract/shared-declarations.ts';
import type { MapPart } from '../world-map/drawn-world-map.ts';

/** What builds of several apps have in common. */
export interface BuildInputs {
  /** The types of all our shared modules. */
  types: Promise<SharedDeclarations>;
  /** The API that apps call. Only called for an app that does. */
  describeApi: () => Promise<OpenApiDocument>;
  /** The pictures of the map that builds wait for; all of them unless given. */
  mapPart?: MapPart | undefined;
}

/**
 * Computes each input once for all apps that have the result: the types at once, the API when it is first needed.
 * @param describeApi by default the API of this checkout's provider
 */
export function buildInputs(describeApi: BuildInputs['describeApi'] = apiOfProvider): BuildInputs {
  let api: Promise<OpenApiDocument> | undefined;
  return { types: sharedDeclarations(), describeApi: () => (api ??= describeApi()) };
}
