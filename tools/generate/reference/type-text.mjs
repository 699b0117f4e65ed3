/** @import { JsonSchema } from './zod-schema.mjs' */

/** @type {Readonly<Record<string, string>>} */
const formats = {
  uuid: 'UUID',
  date: 'date `YYYY-MM-DD`',
  email: 'email address',
  uri: 'http or https address',
};

/**
 * Returns a type as text for a table cell.
 * @param {JsonSchema} schema
 * @returns {string}
 */
export function typeText(schema) {
  if (schema.anyOf) return unionText(schema.anyOf);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.type === 'array')
    return `list of ${typeText(schema.items ?? {})}${limits(schema.minItems, schema.maxItems, ' entries')}`;
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === 'string') return stringText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberText(schema);
  return schema.type ?? 'any value';
}

/** @param {JsonSchema[]} options */
function unionText(options) {
  // In an address a number is digits and a flag is a word, so the two types of the union mean the same to a reader.
  const [first, second] = options;
  if (options.length === 2 && first && second?.type === 'string') {
    if (first.type === 'integer' || first.type === 'number') return typeText(first);
    if (first.type === 'boolean') return '`true`, `false`';
  }
  return options
    .map((option) => (option.type === 'null' ? '`null`' : option.const === '' ? 'empty' : typeText(option)))
    .join(' or ');
}

/** @param {JsonSchema} schema */
function objectText({ properties, additionalProperties }) {
  const names = Object.keys(properties ?? {});
  if (names.length > 0) return `{ ${names.map((name) => `\`${name}\``).join(', ')} }`;
  return additionalProperties ? 'object of any fields' : 'empty object';
}

/** @param {JsonSchema} schema */
function stringText({ format, pattern, minLength, maxLength }) {
  if (format && formats[format]) return `${formats[format]}`;
  const form = pattern && pattern.length < 60 ? ` like \`${pattern.replaceAll('|', '\\|')}\`` : '';
  return `text${form}${limits(minLength, maxLength, ' characters')}`;
}

/** @param {JsonSchema} schema */
function numberText({ type, minimum, maximum }) {
  const known = (/** @type {number | undefined} */ bound) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  return `${type === 'integer' ? 'whole number' : 'number'}${limits(known(minimum), known(maximum), '')}`;
}

/**
 * @param {number | undefined} least
 * @param {number | undefined} most
 * @param {string} unit
 */
function limits(least, most, unit) {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `, at most ${most}${unit}`;
  if (most === undefined) return `, at least ${least}${unit}`;
  return `, ${least} to ${most}${unit}`;
}

/** @param {unknown} value */
function code(value) {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
