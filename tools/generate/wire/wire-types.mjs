import ts from 'typescript';
import { describeFormat } from './describe-format.mjs';
import { readDeclarations } from './read-declarations.mjs';
import { partKey, readRoots } from './read-roots.mjs';
import { sharedNotes } from './shared-notes.mjs';
import { unwrap } from './zod-schema.mjs';

/**
 * @import { Schema } from './zod-schema.mjs'
 * @import { Root } from './read-roots.mjs'
 * @typedef {Root & { name: string, type: ts.Type }} Named
 * @typedef {{ name: string, optional: boolean, isNullable: boolean, text: string, doc: string, comment: string }} Field
 */

const NAMED = ['object', 'enum', 'array', 'record'];
const { NoTruncation, UseSingleQuotesForStringLiteralType, InTypeAlias } = ts.TypeFormatFlags;

/**
 * The types of the contract as text: `named` has every schema with a name, `textOfPart` prints the type of a part of an
 * operation, and `usages` says where a type is used, by its name.
 */
export async function wireTypes() {
  const { roots, notes } = await readRoots();
  const { checker, typeOf } = readDeclarations(roots);
  /** @type {Map<Schema, Named>} */
  const named = new Map();
  /** @type {Map<string, { schema: Schema, type: ts.Type }>} */
  const parts = new Map();
  for (const root of roots) {
    const { key, name, schema } = root;
    const type = /** @type {ts.Type} */ (typeOf.get(key));
    parts.set(key, { schema, type });
    if (name !== undefined && !named.has(schema)) named.set(schema, { ...root, name, type });
  }
  const printer = createPrinter(named, notes, checker);
  const textOfPart = (/** @type {{ id: string }} */ operation, /** @type {string} */ part) => {
    const found = parts.get(partKey(operation, part));
    return found && printer.textOf(found.schema, found.type);
  };
  /** @type {Map<string, string>} */
  const usages = new Map();
  for (const [key, { schema }] of parts) {
    const [operation = '', part = ''] = key.split(' ');
    const { name = '' } = named.get(schema) ?? {};
    if (part && !usages.has(name))
      usages.set(name, `${part.charAt(0).toUpperCase()}${part.slice(1)} of the operation \`${operation}\`.`);
  }
  return { named: [...named.values()], ...printer, textOfPart, usages };
}

/**
 * @param {ReadonlyMap<Schema, Named>} named
 * @param {ReadonlyMap<Schema, string>} notes
 * @param {ts.TypeChecker} checker
 */
function createPrinter(named, notes, checker) {
  /**
   * The type of a schema's decoded value.
   * @param {Schema} given
   * @param {ts.Type | undefined} type
   * @param {boolean} [isRoot]
   * @returns {string}
   */
  function textOf(given, type, isRoot = false) {
    const schema = unwrap(given);
    const { def, shape } = schema;
    const own = isRoot ? undefined : named.get(schema);
    if (own) return own.name;
    if (def.type === 'nullable' && def.innerType) return `${textOf(def.innerType, bare(type))} | null`;
    if (def.type === 'pipe' && def.out && NAMED.includes(def.out.def.type)) return textOf(def.out, type);
    if (shape) return `{\n${fieldsOf(schema, type).map(fieldText).join('')}}`;
    if (def.type === 'array' && def.element)
      return `${wrapped(textOf(def.element, type && elementOf(type)))}[]`;
    if (def.type === 'record' && def.valueType && reaches(def.valueType)) {
      return `Record<string, ${textOf(def.valueType, type && checker.getIndexTypeOfType(type, ts.IndexKind.String))}>`;
    }
    if (
      def.type === 'union' &&
      def.options?.every((option) => reaches(option) || option.def.entries || option.def.values)
    ) {
      return def.options.map((option) => textOf(option, type && optionOf(type, option))).join(' | ');
    }
    if (def.entries) return Object.values(def.entries).map(literal).join(' | ');
    if (def.values) return def.values.map(literal).join(' | ');
    if (!type) throw new Error(`No type is known of a schema of type ${def.type}`);
    return checker.typeToString(
      bare(type) ?? type,
      undefined,
      NoTruncation | UseSingleQuotesForStringLiteralType | InTypeAlias,
    );
  }

  /**
   * @param {Schema} schema
   * @param {ts.Type | undefined} type
   * @returns {Field[]}
   */
  function fieldsOf(schema, type) {
    return Object.entries(schema.shape ?? {}).map(([name, field]) => {
      const symbol = type && checker.getPropertyOfType(type, name);
      const inner = symbol && checker.getTypeOfSymbol(symbol);
      const own = ts
        .displayPartsToString(symbol?.getDocumentationComment(checker))
        .replaceAll(/\s+/g, ' ')
        .trim();
      const isNullable = unwrap(field).def.type === 'nullable';
      const value = isNullable ? unwrap(/** @type {Schema} */ (unwrap(field).def.innerType)) : unwrap(field);
      const format = named.has(value) ? '' : describeFormat(value, notes);
      const comment =
        own || (named.get(value)?.comment ?? '') || (isNullable ? '' : (sharedNotes[name] ?? ''));
      return {
        name,
        optional: isOptional(field),
        text: textOf(field, inner),
        doc: joined(comment, format),
        comment,
        isNullable,
      };
    });
  }

  /** @param {Schema} schema @returns {boolean} */
  function reaches(schema) {
    const { shape, def } = unwrap(schema);
    if (shape || named.has(unwrap(schema))) return true;
    return [def.innerType, def.element, def.valueType, ...(def.options ?? [])].some(
      (each) => each !== undefined && reaches(each),
    );
  }

  /** @param {ts.Type} type */
  const elementOf = (type) => checker.getIndexTypeOfType(bare(type) ?? type, ts.IndexKind.Number);

  /** @param {ts.Type | undefined} type */
  function bare(type) {
    return type && checker.getNonNullableType(type);
  }

  /**
   * The member of a union that has the fields of an option.
   * @param {ts.Type} type
   * @param {Schema} option
   */
  function optionOf(type, option) {
    const members = type.isUnion() ? type.types : [type];
    const names = Object.keys(option.shape ?? {}).join();
    return (
      members.find((member) => {
        const own = checker.getPropertiesOfType(member).map((one) => one.name);
        return own.join() === names;
      }) ?? type
    );
  }

  return { textOf, fieldsOf };
}

/** @param {unknown} value */
function literal(value) {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** @param {Schema} field */
function isOptional(field) {
  return field.def.type === 'optional' || field.def.type === 'default';
}

/**
 * A comment and the format of its field, unless the comment states it.
 * @param {string} comment
 * @param {string} format
 */
function joined(comment, format) {
  const isStated = comment.toLowerCase().includes(format.toLowerCase().replace(/\.$/, ''));
  return comment && isStated ? comment : [comment, format].filter(Boolean).join(' ');
}

/** @param {string} text */
function wrapped(text) {
  return /^[\w.]+(\[\])*$/.test(text) || text.startsWith('{') ? text : `(${text})`;
}

/** @param {{ name: string, optional: boolean, text: string, doc: string }} field */
export function fieldText({ name, optional, text, doc }) {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${doc ? `/** ${doc} */\n` : ''}${key}${optional ? '?' : ''}: ${text}${optional ? ' | undefined' : ''};\n`;
}
