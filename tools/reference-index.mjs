// Writes dist/docs/operations.md, the reference of all operations, from the operation table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContract } from './reference/read-contract.mjs';
import { renderReference } from './reference/render-reference.mjs';

const folder = fileURLToPath(new URL('../dist/docs/', import.meta.url));

const contract = readContract();
const count = Object.values(contract.domains).flatMap((domain) => Object.keys(domain)).length;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}operations.md`, renderReference(contract));
console.log(`dist/docs/operations.md: ${count} operations`);
