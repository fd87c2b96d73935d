import type { JsonSchema, OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';

/** JSON types by path: `assets[].dragon.house` is a string or null. */
export type AnswerFields = Record<string, string[]>;

/** `/v1/assets/{id}` -> `/v1/assets/{}`, because providers may name parameters differently. */
export const plainPath = (path: string): string => path.replaceAll(/\{\w*\}/g, '{}');

/** Schema of a call's successful answer; null if the document describes none. */
export function answerSchema(
  { paths }: OpenApiDocument,
  { method, path }: { method: string; path: string },
): JsonSchema | null {
  const operation = operationsOf(paths, path)[method.toLowerCase()];
  const [, answer] =
    Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  return answer?.content?.['application/json']?.schema ?? null;
}

/** Whether the document describes a call. */
export const hasCall = (
  { paths }: OpenApiDocument,
  { method, path }: { method: string; path: string },
): boolean => operationsOf(paths, path)[method.toLowerCase()] !== undefined;

const operationsOf = (paths: OpenApiDocument['paths'], path: string) =>
  Object.entries(paths).find(([pattern]) => plainPath(pattern) === path)?.[1] ?? {};

/** All fields of an answer. A schema that refers to itself is followed once. */
export function fieldsOf(document: OpenApiDocument, schema: JsonSchema): AnswerFields {
  const fields: AnswerFields = {};
  const visit = (given: JsonSchema, field: string, within: readonly JsonSchema[]) => {
    for (const alternative of alternativesOf(document, given)) {
      if (within.filter((outer) => outer === alternative).length > 1) continue;
      const inside = [...within, alternative];
      if (field !== '')
        fields[field] = [...new Set([...(fields[field] ?? []), ...typesOf(alternative)])].toSorted();
      if (alternative.items) visit(alternative.items, `${field}[]`, inside);
      for (const [name, property] of Object.entries(alternative.properties ?? {}))
        visit(property, field === '' ? name : `${field}.${name}`, inside);
    }
  };
  visit(schema, '', []);
  return fields;
}

/** A schema with its references and combinations resolved. */
export function alternativesOf(document: OpenApiDocument, schema: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const target = name === undefined ? undefined : document.components.schemas?.[name];
  if (target) return alternativesOf(document, target);
  const combined = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return combined.length === 0 ? [schema] : combined.flatMap((part) => alternativesOf(document, part));
}

function typesOf({ type, properties, items, ...schema }: JsonSchema): string[] {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.length > 0) return types.map((name) => (name === 'integer' ? 'number' : name));
  if (properties) return ['object'];
  if (items) return ['array'];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return values.length > 0 ? values.map((value) => (value === null ? 'null' : typeof value)) : ['any'];
}
