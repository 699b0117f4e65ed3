// Requests every link to another site in the documentation, a few at a time, and lists those that lead nowhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAddress, isExternal } from './checks/links/check-address.mjs';
import { linksIn, pagesOf } from './checks/links/read-links.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  /** @type {Map<string, string[]>} */
  const pages = new Map();
  for (const page of pagesOf(root)) {
    for (const link of linksIn(readFileSync(join(root, page), 'utf8')).filter(isExternal)) {
      const [address = ''] = link.split('#');
      pages.set(address, [...(pages.get(address) ?? []), page]);
    }
  }
  const waiting = [...pages.keys()];
  let failed = 0;
  async function checkNext() {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const fault = await checkAddress(address);
      if (fault !== null) {
        failed += 1;
        console.log(`${address} ${fault} (${pages.get(address)?.join(', ')})`);
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, checkNext));
  console.log(`${pages.size} links to other sites, ${failed} lead nowhere`);
  return failed === 0 ? 0 : 1;
});
