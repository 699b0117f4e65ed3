// Writes the reference of the SDK to docs/reference/sdk, from the comments of its sources, and that of all operations to
// dist/docs/operations.md, from the operation table.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContract } from './generate/reference/read-contract.mjs';
import { renderReference } from './generate/reference/render-reference.mjs';
import { renderPages } from './generate/sdk-reference/render-page.mjs';
import { readPages } from './generate/sdk-reference/sdk-pages.mjs';

const folder = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}/`, import.meta.url));

const contract = readContract();
const count = Object.values(contract.domains).flatMap((domain) => Object.keys(domain)).length;
mkdirSync(folder('dist/docs'), { recursive: true });
writeFileSync(`${folder('dist/docs')}operations.md`, renderReference(contract));
console.log(`dist/docs/operations.md: ${count} operations`);

const pages = readPages();
rmSync(folder('docs/reference/sdk'), { recursive: true, force: true });
mkdirSync(folder('docs/reference/sdk'), { recursive: true });
for (const [name, text] of renderPages(pages)) writeFileSync(folder('docs/reference/sdk') + name, text);
console.log(
  `docs/reference/sdk: ${pages.flatMap(({ entries }) => entries).length} methods on ${pages.length} pages`,
);
