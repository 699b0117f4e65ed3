import { basename, dirname, join } from 'node:path';
import { readModule, schemaFolder, schemaModules } from './read-declarations.mjs';

/**
 * @import { Operation } from '../../../packages/sdk/src/schema/operation.ts'
 * @import { Schema } from './zod-schema.mjs'
 * @typedef {{ key: string, module: string, expression: string, name?: string, domain: string, comment: string, schema: Schema }} Root
 */

const PARTS = /** @type {const} */ (['params', 'query', 'body', 'response']);

/** Numbers and flags of an address, which are values in code, and the slug, which every comment explains. */
const WITHOUT_NOTE = ['queryInteger', 'queryBoolean', 'stationSlug'];

/** Schemas by name that are no schemas: the payloads of events. */
const EVENTS = { liveEvents: 'LiveEvents', webhookEvents: 'WebhookEvents' };

/**
 * Every schema that gets a name, the parts of operations without one, and the comments of the schemas that many fields share.
 * @returns {Promise<{ roots: Root[], notes: Map<Schema, string> }>}
 */
export async function readRoots() {
  /** @type {Map<Schema, string>} */
  const notes = new Map();
  /** @type {Root[]} */
  const roots = [];
  const modules = schemaModules();
  const isTable = (/** @type {string} */ module) => basename(module).endsWith('operations.ts');
  // Schemas that modules export come first: an operation refers to them by their names.
  for (const module of [...modules.filter((one) => !isTable(one)), ...modules.filter(isTable)]) {
    const { comments, aliases, names } = readModule(module);
    const domain = dirname(module);
    const exported = await import(join(schemaFolder, module));
    for (const name of names) {
      const value = exported[name];
      const root = {
        key: `${module}:${name}`,
        module,
        expression: `z.output<typeof declared.${name}>`,
        domain,
        comment: comments.get(name) ?? '',
      };
      if (isEvents(name))
        roots.push({
          ...root,
          expression: `declared.${EVENTS[name]}`,
          name: EVENTS[name],
          schema: eventsOf(value),
        });
      else if (isSchema(value) && isNameable(value))
        roots.push({ ...root, name: aliases.get(name) ?? capital(name), schema: value });
      else if (isSchema(value) && domain === 'common' && !WITHOUT_NOTE.includes(name))
        notes.set(value, root.comment);
      else if (name.endsWith('Operations')) roots.push(...partsOf(module, name, value));
    }
  }
  return { roots, notes };
}

/**
 * @param {string} module
 * @param {string} name
 * @param {Record<string, Operation>} table
 * @returns {Root[]}
 */
function partsOf(module, name, table) {
  return Object.entries(table).flatMap(([verb, operation]) =>
    PARTS.flatMap((part) => {
      // The tools read a small part of zod's types.
      const schema = /** @type {Schema | undefined} */ (/** @type {unknown} */ (operation[part]));
      if (!schema) return [];
      const expression = `z.output<NonNullable<(typeof declared.${name})['${verb}']['${part}']>>`;
      const own =
        schema.shape && part !== 'params'
          ? { name: `${operation.id.split('.').map(capital).join('')}${capital(part)}` }
          : {};
      return [
        {
          key: partKey(operation, part),
          module,
          expression,
          domain: dirname(module),
          comment: '',
          schema,
          ...own,
        },
      ];
    }),
  );
}

/** @param {{ id: string }} operation @param {string} part */
export function partKey({ id }, part) {
  return `${id} ${part}`;
}

/** @param {Readonly<Record<string, Schema>>} events @returns {Schema} */
function eventsOf(events) {
  return /** @type {Schema} */ (/** @type {unknown} */ ({ def: { type: 'object' }, shape: events }));
}

/** @param {string} name @returns {name is keyof typeof EVENTS} */
function isEvents(name) {
  return name in EVENTS;
}

/** @param {string} word */
const capital = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** @param {unknown} value @returns {value is Schema} */
function isSchema(value) {
  return typeof value === 'object' && value !== null && 'toJSONSchema' in value && 'def' in value;
}

/** @param {Schema} schema */
function isNameable({ def: { type, options } }) {
  return (
    ['object', 'enum', 'array', 'record'].includes(type) ||
    (type === 'union' && options?.every((option) => option.shape))
  );
}
