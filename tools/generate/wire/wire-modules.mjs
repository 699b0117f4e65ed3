import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liveEvents } from '../../../packages/sdk/src/schema/live/live-events.ts';
import { sentOperations } from '../../../packages/sdk/src/schema/sent-operations.ts';
import { deriveTypes } from './derive-types.mjs';
import { schemaFolder } from './read-declarations.mjs';
import { wireOperation } from './wire-operation.mjs';
import { fieldText, wireTypes } from './wire-types.mjs';

/**
 * @import { Operation } from '../../../packages/sdk/src/schema/operation.ts'
 * @import { Derived } from './derive-types.mjs'
 * @import { Named } from './wire-types.mjs'
 * @typedef {Awaited<ReturnType<typeof wireTypes>>} Types
 * @typedef {{ path: string, text: string, exports?: Record<string, unknown> }} Module
 */

/** Domains without a method of the client: a browser or a provider calls their operations. */
const WITHOUT_CLIENT = ['public-pages', 'single-sign-on'];

/** Domains whose types another entry point exports. */
const ELSEWHERE = ['public-site'];

/** With a blank line, without which the formatter sorts it among the imports. */
const HEAD = '// Written by `npm run generate`.\n';
const source = fileURLToPath(new URL('../../../packages/sdk/src/', import.meta.url));
const entry = join(source, 'index.ts');

/**
 * The modules of the contract that the client loads, unformatted: they hold no schemas. `exports` are the values of a module.
 * @returns {Promise<Module[]>}
 */
export async function wireModules() {
  const files = globSync(['*/operations.ts', '*/*-operations.ts'], { cwd: schemaFolder })
    .filter((file) => !basename(file).startsWith('wire-') && !WITHOUT_CLIENT.includes(dirname(file)))
    .toSorted();
  const types = await wireTypes();
  const names = Object.keys(liveEvents);
  const tables = await Promise.all(files.map((file) => tablesOf(file)));
  const operations = await Promise.all(files.map((file) => copyOf(file, types)));
  const shapes = typesIn(
    operations.map(({ text }) => text),
    types,
  );
  return [
    ...operations,
    ...shapes,
    {
      path: join(schemaFolder, 'live/live-event-names.ts'),
      text: liveNames(names),
      exports: { liveEventNames: names },
    },
    permittedModule(tables.flat()),
    { path: entry, text: entryText(shapes) },
  ];
}

/**
 * @param {string} file
 * @param {Types} types
 */
async function copyOf(file, types) {
  const tables = (await tablesOf(file)).map(({ name, table }) => /** @type {const} */ ([name, table]));
  const exports = Object.fromEntries(tables.map(([name, table]) => [name, copiesOf(table)]));
  const body = tables.map(
    ([name, table]) =>
      `export const ${name} = /* @__PURE__ */ sentOperations(${shortTable(table)}) as unknown as {\n${Object.entries(
        table,
      )
        .map(([verb, operation]) => `${verb}: WireOperation<${callTypes(operation, types)}>;\n`)
        .join('')}};\n`,
  );
  const domain = dirname(file);
  const head = [
    HEAD,
    `import { sentOperations } from '../sent-operations.ts';`,
    `import type { WireOperation } from '../wire-operation.ts';`,
    ...importsOf(body.join(''), domain, types),
  ];
  return {
    path: join(schemaFolder, domain, `wire-${basename(file)}`),
    text: [...head, '', ...body].join('\n'),
    exports,
  };
}

/**
 * The operation tables of a file.
 * @param {string} file
 * @returns {Promise<{ file: string, name: string, table: Record<string, Operation> }[]>}
 */
async function tablesOf(file) {
  const tables = Object.entries(await import(join(schemaFolder, file))).filter(([name]) =>
    name.endsWith('Operations'),
  );
  return tables.map(([name, table]) => ({ file, name, table }));
}

/**
 * All operations with their access, for screens. The client itself does not load it.
 * @param {Awaited<ReturnType<typeof tablesOf>>} tables
 * @returns {Module}
 */
function permittedModule(tables) {
  const imports = tables.map(
    ({ file, name }) =>
      `import { ${name} as ${sentName(name)} } from '../schema/${dirname(file)}/wire-${basename(file)}';`,
  );
  const exports = tables.map(({ name, table }) => {
    const { usual, others } = accessOf(table);
    return `export const ${name} = /* @__PURE__ */ withAccess(${sentName(name)}, ${usual}, ${JSON.stringify(others)});\n`;
  });
  const head = [HEAD, `import { withAccess } from './with-access.ts';`, ...imports];
  return {
    path: join(source, 'operations/permitted-operations.ts'),
    text: [...head, '', ...exports].join('\n'),
  };
}

/**
 * The access that most operations of a table have, as JSON, and that of the others.
 * @param {Record<string, Operation>} table
 */
function accessOf(table) {
  const texts = Object.values(table).map(({ access }) => JSON.stringify(access));
  const countOf = (/** @type {string} */ text) => texts.filter((other) => other === text).length;
  const usual = texts.reduce((most, text) => (countOf(text) > countOf(most) ? text : most));
  const others = Object.entries(table).filter(([, { access }]) => JSON.stringify(access) !== usual);
  return { usual, others: Object.fromEntries(others.map(([verb, { access }]) => [verb, access])) };
}

/** @param {string} name such as `tagOperations`; `sentTagOperations` */
function sentName(name) {
  return `sent${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** @param {Operation} operation @param {Types} types */
function callTypes(operation, types) {
  const parts = ['params', 'query', 'body', 'response'].flatMap((part) => {
    const text = types.textOfPart(operation, part);
    return text === undefined ? [] : [`${part}: ${text}`];
  });
  return `{ ${parts.join('; ')} }`;
}

/** @param {Record<string, Operation>} table */
function copiesOf(table) {
  return Object.fromEntries(
    Object.entries(table).map(([verb, operation]) => [verb, wireOperation(operation)]),
  );
}

/**
 * The arguments of `sentOperations`, without what it adds.
 * @param {Record<string, Operation>} table
 */
function shortTable(table) {
  const copies = Object.entries(copiesOf(table));
  const [domain = ''] = String(copies[0]?.[1]['id']).split('.');
  const short = copies.map(([verb, copy]) => {
    const { method, responseKind } = /** @type {Operation} */ (/** @type {unknown} */ (copy));
    const isUsual =
      sentOperations(domain, { [verb]: { path: '', method } })[verb]?.responseKind === responseKind;
    const added = new Map(
      Object.entries(sentOperations(domain, { [verb]: { path: '', method, responseKind } })[verb] ?? {}),
    );
    const isAdded = (/** @type {string} */ name, /** @type {unknown} */ value) =>
      name === 'method' ? value === 'GET' : added.get(name) === value;
    return [
      verb,
      Object.fromEntries(
        Object.entries(copy).filter(([name, value]) =>
          name === 'responseKind' ? !isUsual : !isAdded(name, value),
        ),
      ),
    ];
  });
  return `'${domain}', ${JSON.stringify(Object.fromEntries(short))}`;
}

/**
 * The types that operations and events name, in a module for each domain.
 * @param {string[]} texts
 * @param {Types} types
 * @returns {Module[]}
 */
function typesIn(texts, types) {
  const named = reachedFrom([...texts, 'LiveEvents WebhookEvents'], types);
  const domains = Map.groupBy(named, ({ domain }) => domain);
  const imports = [...domains].map(([domain, own]) => {
    const others = own.flatMap((one) => namedIn(declarationOf(one, types), types));
    return /** @type {const} */ ([
      domain,
      new Set(others.map((one) => one.domain).filter((one) => one !== domain)),
    ]);
  });
  const derived = deriveTypes(
    named
      .filter(({ schema }) => schema.shape)
      .map(({ name, domain, schema, type }) => ({ name, domain, fields: types.fieldsOf(schema, type) })),
    new Map(imports),
  );
  return [...domains.keys()].toSorted().map((domain) => {
    const own = domains.get(domain) ?? [];
    const body = own.map((one) => declarationOf(one, types, derived.get(one.name))).join('\n');
    const optional = body.includes('Optional<') ? [`import type { Optional } from '../optional.ts';`] : [];
    const head = [HEAD, ...importsOf(body, domain, types), ...optional];
    return { path: join(schemaFolder, domain, 'wire-types.ts'), text: `${head.join('\n')}\n\n${body}` };
  });
}

/**
 * The named types that texts name, and that those name, in their order.
 * @param {readonly string[]} texts
 * @param {Types} types
 */
function reachedFrom(texts, types) {
  /** @type {Set<Named>} */
  const reached = new Set();
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const one of namedIn(text, types)) {
      if (reached.has(one)) continue;
      reached.add(one);
      waiting.push(declarationOf(one, types));
    }
  }
  return types.named.filter((one) => reached.has(one));
}

/** @param {Named} one @param {Types} types @param {Derived} [derived] */
function declarationOf(one, { textOf, fieldsOf, usages }, derived) {
  const { name, comment, schema, type } = one;
  const doc = `/** ${comment || usages.get(name) || ''} */\n`;
  if (schema.shape) {
    const { bases, own } = derived ?? { bases: [], own: fieldsOf(schema, type) };
    const heritage = bases.length > 0 ? ` extends ${bases.map(({ text }) => text).join(', ')}` : '';
    return `${doc}export interface ${name}${heritage} {\n${own.map(fieldText).join('')}}\n`;
  }
  return `${doc}export type ${name} = ${textOf(schema, type, true)};\n`;
}

/** @param {string} text @param {Types} types */
function namedIn(text, { named }) {
  const words = new Set(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+\b/g));
  return named.filter(({ name }) => words.has(name));
}

/**
 * @param {string} text
 * @param {string} domain of the module
 * @param {Types} types
 */
function importsOf(text, domain, types) {
  const isTypes = !text.startsWith('export const');
  const used = namedIn(text, types).filter((one) => one.domain !== domain || !isTypes);
  return [...new Set(used.map((one) => one.domain))].toSorted().map((from) => {
    const names = used.filter((one) => one.domain === from).map(({ name }) => name);
    return `import type { ${names.toSorted().join(', ')} } from '${from === domain ? '.' : `../${from}`}/wire-types.ts';`;
  });
}

/** The entry point with the names of these modules. @param {readonly Module[]} shapes */
function entryText(shapes) {
  const own = readFileSync(entry, 'utf8').replaceAll(
    /export type \{[^}]*\} from '\.\/schema\/[\w-]+\/wire-types\.ts';\n/g,
    '',
  );
  const lines = shapes
    .map(({ path, text }) => ({
      domain: basename(dirname(path)),
      names: [...text.matchAll(/^export (?:interface|type) (\w+)/gm)],
    }))
    .filter(({ domain }) => !ELSEWHERE.includes(domain))
    .map(
      ({ domain, names }) =>
        `export type { ${names.map(([, name]) => name).join(', ')} } from './schema/${domain}/wire-types.ts';\n`,
    );
  return own + lines.join('');
}

/** @param {string[]} names */
function liveNames(names) {
  return [
    HEAD,
    `import type { LiveEvents } from './wire-types.ts';`,
    '',
    `/** The names of the live events. */`,
    `export const liveEventNames: readonly (keyof LiveEvents)[] = ${JSON.stringify(names)};`,
    '',
  ].join('\n');
}
