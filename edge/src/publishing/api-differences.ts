import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { ApiCall, Release } from '@emberclutch/contract/site/release.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { answerSchema, fieldsOf, hasCall } from './answer-fields.ts';
import type { LiveApi } from './read-live-api.ts';

/**
 * Compares the calls and fields that releases use with the API of the site.
 * @returns a sentence for each difference that causes a refusal
 */
export const blockingApiDifferences = (releases: readonly Release[], api: OpenApiDocument | null): string[] =>
  api && isOurs(api) ? releases.flatMap((release) => differences(release, api)) : [];

/** Differences that do not block a release: no API was found, or the API of another provider lacks optional calls or fields. */
export function toleratedApiDifferences(releases: readonly Release[], api: LiveApi): string[] {
  const { document, addresses } = api;
  if (!document)
    return [
      `No API was found${addresses.length > 0 ? ` at ${addresses.join(' or ')}` : ''}, so the calls of the apps were not compared with it.`,
    ];
  return isOurs(document) ? [] : releases.flatMap((release) => differences(release, document));
}

const isOurs = ({ info }: OpenApiDocument) => info.title === apiTitle;

const differences = ({ app, calls = [] }: Release, api: OpenApiDocument): string[] =>
  calls.flatMap((call) => differencesOf(call, api).map((difference) => `${app} ${difference}`));

function differencesOf(call: ApiCall, api: OpenApiDocument): string[] {
  const name = `${call.method} ${call.path}`;
  if (!hasCall(api, call)) return [`calls ${name}, which the API does not have.`];
  const schema = answerSchema(api, call);
  if (!schema) return [];
  const answered = fieldsOf(api, schema);
  const missing = Object.keys(call.reads).filter((field) => answered[field] === undefined);
  return [
    ...missing
      .filter((field) => !missing.some((other) => isInside(field, other)))
      .map((field) => `reads ${field} of ${name}, which the API does not answer.`),
    ...Object.entries(call.reads).flatMap(([field, types]) => {
      const other = (answered[field] ?? []).filter((type) => !isRead(type, types));
      return other.length === 0
        ? []
        : [
            `reads ${field} of ${name} as ${types.join(' or ')}, which the API answers as ${other.join(' or ')}.`,
          ];
    }),
  ];
}

const isInside = (field: string, other: string) =>
  field.startsWith(`${other}.`) || field.startsWith(`${other}[]`);

/** Every reader treats null as an unknown value. */
const isRead = (type: string, types: readonly string[]) =>
  type === 'null' || type === 'any' || types.includes(type) || types.includes('any');
