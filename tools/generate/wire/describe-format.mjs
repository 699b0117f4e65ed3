import { isJsonText, jsonSchemaOf } from './zod-schema.mjs';

/** @import { JsonSchema, Schema } from './zod-schema.mjs' */

/** @type {Readonly<Record<string, string>>} */
const formats = {
  uuid: 'A UUID.',
  date: '`YYYY-MM-DD`.',
  'date-time': 'ISO 8601.',
  email: 'Email address.',
  uri: 'An http or https address.',
};

/**
 * Describes the format of a field, as sentences; empty if its type says all.
 * @param {Schema} schema without wrappers
 * @param {ReadonlyMap<Schema, string>} notes comments of schemas that many fields share, such as a time in unix seconds
 * @returns {string}
 */
export function describeFormat(schema, notes) {
  const note = notes.get(schema);
  if (note !== undefined) return note;
  // Code sees the decoded value.
  if (isJsonText(schema)) return '';
  if (schema.def.type === 'array' && schema.def.element) {
    const entries = limits(jsonSchemaOf(schema).minItems, jsonSchemaOf(schema).maxItems, ' entries');
    const each = notes.get(schema.def.element);
    return [entries, each && `Each: ${each}`].filter(Boolean).join(' ');
  }
  return ofJson(jsonSchemaOf(schema));
}

/**
 * @param {JsonSchema} schema
 * @returns {string}
 */
function ofJson(schema) {
  const { type, format, anyOf, minimum, maximum, minLength, maxLength } = schema;
  const [first, second, third] = anyOf ?? [];
  if (first?.const === '' && second && !third) return `${ofJson(second)} Empty for none.`.trim();
  // A number or flag of an address, which is text there.
  if (first && second?.type === 'string' && !third && first.type !== 'string') return ofJson(first);
  if (type === 'string' && format && formats[format]) return formats[format];
  if (type === 'string') return limits(minLength, maxLength, ' characters');
  if (type === 'integer' || type === 'number') return limits(known(minimum), known(maximum), '');
  return '';
}

/** @param {number | undefined} bound */
function known(bound) {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

/**
 * @param {number | undefined} least
 * @param {number | undefined} most
 * @param {string} unit
 */
function limits(least, most, unit) {
  const text = (/** @type {number} */ bound) => bound.toLocaleString('en-US');
  if (most === undefined) return least === undefined || least === 0 ? '' : `At least ${text(least)}${unit}.`;
  if (least === most) return `${text(most)}${unit}.`;
  return least === undefined || (least === 0 && unit !== '')
    ? `At most ${text(most)}${unit}.`
    : `${text(least)} to ${text(most)}${unit}.`;
}
