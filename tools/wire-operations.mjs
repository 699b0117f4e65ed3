// Writes the client's copies of operations, `wire-operations.ts` beside each `operations.ts`, and the names of the live events.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { wireModules } from './generate/wire/wire-modules.mjs';

const modules = await wireModules();
for (const { path, text } of modules) writeFileSync(path, text);
execFileSync(
  'oxfmt',
  modules.map(({ path }) => path),
);
console.log(`packages/sdk/src/schema: ${modules.length} modules for the client`);
