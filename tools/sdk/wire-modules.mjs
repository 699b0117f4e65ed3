import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liveEvents } from '../../packages/sdk/src/schema/live/live-events.ts';
import { wireOperation } from './wire-operation.mjs';

const schema = fileURLToPath(new URL('../../packages/sdk/src/schema/', import.meta.url));

/** Pages that a browser opens; the client has no method for them. */
const WITHOUT_CLIENT = 'public-pages';

const HEAD = '// Written by `npm run wire-operations`.';

/**
 * The modules of the contract that the client loads, unformatted: they hold no schemas.
 * @returns {Promise<{ path: string, text: string, exports: Record<string, unknown> }[]>}
 */
export async function wireModules() {
  const files = globSync(['*/operations.ts', '*/*-operations.ts'], { cwd: schema })
    .filter((file) => !basename(file).startsWith('wire-') && dirname(file) !== WITHOUT_CLIENT)
    .toSorted();
  const names = Object.keys(liveEvents);
  return [
    ...(await Promise.all(files.map((file) => copyOf(file)))),
    { path: join(schema, 'live/live-event-names.ts'), text: liveNames(names), exports: { liveEventNames: names } },
  ];
}

/** @param {string} file */
async function copyOf(file) {
  const tables = Object.entries(await import(join(schema, file))).filter(([name]) => name.endsWith('Operations'));
  const exports = Object.fromEntries(tables.map(([name, table]) => [name, copiesOf(table)]));
  const text = [
    HEAD,
    `import type * as declared from './${basename(file)}';`,
    '',
    ...Object.entries(exports).map(
      ([name, copies]) => `export const ${name} = ${JSON.stringify(copies)} as unknown as typeof declared.${name};\n`,
    ),
  ].join('\n');
  return { path: join(schema, dirname(file), `wire-${basename(file)}`), text, exports };
}

/** @param {Record<string, import('../../packages/sdk/src/schema/operation.ts').Operation>} table */
function copiesOf(table) {
  return Object.fromEntries(Object.entries(table).map(([verb, operation]) => [verb, wireOperation(operation)]));
}

/** @param {string[]} names */
function liveNames(names) {
  return [
    HEAD,
    `import type { LiveEventName } from './live-events.ts';`,
    '',
    `/** The names of the live events. */`,
    `export const liveEventNames: readonly LiveEventName[] = ${JSON.stringify(names)};`,
    '',
  ].join('\n');
}
