import { typeText } from './type-text.mjs';
import { isJsonText, jsonSchemaOf, unwrap } from './zod-schema.mjs';

/** @import { Schema } from './zod-schema.mjs' */

/**
 * Describes schemas, with links to those that are exported by name.
 * @param {Readonly<Record<string, unknown>>} exported the exports of the schema entry point
 */
export function describeShapes(exported) {
  /** @type {Map<Schema, string>} */
  const names = new Map();
  for (const [name, value] of Object.entries(exported)) if (isShape(value)) names.set(value, name);

  /**
   * Returns a type as text, with links to named shapes.
   * @param {Schema} given
   * @returns {string}
   */
  function words(given) {
    const schema = unwrap(given);
    const { type, innerType, element, options } = schema.def;
    const name = names.get(schema);
    if (name) return link(name);
    if (isJsonText(schema)) return 'JSON text';
    // Digits in an address that are validated as a number.
    if (type === 'pipe' && schema.def.out?.def.type === 'number') return words(schema.def.out);
    if (type === 'nullable' && innerType) return `${words(innerType)} or \`null\``;
    if (options && reaches(schema)) return options.map(words).join(' or ');
    if (type === 'array' && element && reaches(element)) return `list of ${words(element)}`;
    const listed = schema.shape?.objects;
    if (schema.shape?.meta && listed) return `a page (\`meta\`) of \`objects\`: ${words(listed)}`;
    if (schema.shape && reaches(schema)) {
      return `{ ${Object.entries(schema.shape)
        .map(([field, inner]) => `\`${field}\`: ${words(inner)}`)
        .join(', ')} }`;
    }
    return typeText(jsonSchemaOf(schema));
  }

  /**
   * Whether a schema contains a named shape.
   * @param {Schema} given
   * @returns {boolean}
   */
  function reaches(given) {
    const schema = unwrap(given);
    if (names.has(schema)) return true;
    const inner = [
      schema.def.innerType,
      schema.def.element,
      ...(schema.def.options ?? []),
      ...Object.values(schema.shape ?? {}),
    ];
    return inner.some((each) => each !== undefined && reaches(each));
  }

  /**
   * Returns table rows: every field with its type and note.
   * @param {Schema} schema
   * @param {ReadonlyMap<string, string>} notes
   */
  function rows(schema, notes) {
    const required = new Set(jsonSchemaOf(schema).required);
    return Object.entries(schema.shape ?? {}).map(([name, field]) => {
      const optional = required.has(name) ? '' : ' (optional)';
      return `| \`${name}\`${optional} | ${words(field)} | ${(notes.get(name) ?? '').replaceAll('|', '\\|')} |`;
    });
  }

  /**
   * If a shape is a subset of another one, returns that one and the fields that it leaves out.
   * @param {Schema} schema
   * @param {readonly Schema[]} others
   */
  function partOf(schema, others) {
    const fields = Object.entries(schema.shape ?? {});
    if (fields.length < 8) return undefined;
    const whole = others.find(
      (other) => other !== schema && fields.every(([name, field]) => other.shape?.[name] === field),
    );
    if (!whole) return undefined;
    const missing = Object.keys(whole.shape ?? {}).filter((name) => !(name in (schema.shape ?? {})));
    return `All fields of ${words(whole)} except ${missing.map((name) => `\`${name}\``).join(', ')}.`;
  }

  /** @param {Schema | undefined} schema */
  const nameOf = (schema) => (schema ? names.get(unwrap(schema)) : undefined);

  return { words, rows, partOf, reaches, nameOf, names };
}

/** @param {string} name */
function link(name) {
  return `[\`${name}\`](#${name.toLowerCase()}-shape)`;
}

/**
 * @param {unknown} value
 * @returns {value is Schema}
 */
function isShape(value) {
  return typeof value === 'object' && value !== null && 'shape' in value && 'toJSONSchema' in value;
}
