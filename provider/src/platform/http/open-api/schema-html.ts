import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';
import type { JsonSchema } from '@emberclutch/server/open-api/open-api-document.ts';

/** A schema for readers: one line, and a list of its fields. */
export function schemaHtml(schema: JsonSchema): Html {
  const fields = fieldsOf(schema);
  return html`${typeHtml(schema)}${
    fields.length > 0
      ? html`<ul class="fields">
          ${fields}
        </ul>`
      : null
  }`;
}

/** The fields of an object, of the items of an array, or of the alternatives of a schema. */
function fieldsOf(schema: JsonSchema): Html[] {
  if (schema.items) return fieldsOf(schema.items);
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return fieldsOf(schema.additionalProperties);
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      html`<li>
        <code>${name}</code> ${required.has(name) ? null : html`<i>optional</i> `}${schemaHtml(field)}
      </li>`,
  );
  return [...own, ...alternatives(schema).flatMap(fieldsOf)];
}

/** Such as `integer, 1 to 100`, `array of Asset`, `"asc" or "desc"`. */
function typeHtml(schema: JsonSchema): Html {
  const limits = limitsOf(schema);
  return html`<span class="type">${nameOf(schema)}${limits === '' ? null : `, ${limits}`}</span>`;
}

function nameOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' or ')}`;
  if (schema.items) return html`array of ${nameOf(schema.items)}`;
  const choices = alternatives(schema);
  if (choices.length > 0)
    return html`${choices.map((choice, place) => html`${place > 0 ? ' or ' : null}${nameOf(choice)}`)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return html`object of ${nameOf(schema.additionalProperties)} by name`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  // The width of an integer matters to generated clients only.
  const format = schema.format === 'int64' ? undefined : schema.format;
  return html`${format ? `${type} (${format})` : type}`;
}

const alternatives = ({ anyOf, oneOf, allOf }: JsonSchema) => anyOf ?? oneOf ?? allOf ?? [];

function limitsOf(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems, pattern, format } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  return [
    between(least, maximum, ''),
    between(minLength, maxLength, ' characters'),
    between(undefined, maxItems, ' items'),
    pattern !== undefined && format === undefined ? `like ${pattern}` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `${least} or more${unit}` : `${least} to ${most}${unit}`;
}
