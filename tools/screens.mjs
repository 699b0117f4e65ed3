// Writes the files that follow from the lists of the kit's screens and languages (`screens.ts` and `messages/languages.ts`).
// `--check` writes nothing and fails if one is not as the lists say.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitModules, staleModules } from './kit/kit-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--check')) {
  for (const path of staleModules()) {
    console.error(`${path} is not as npm run screens writes it`);
    process.exitCode = 1;
  }
} else {
  const modules = kitModules();
  const paths = modules.map(({ path }) => join(root, path));
  modules.forEach(({ text }, index) => writeFileSync(paths[index] ?? '', text));
  execFileSync('oxfmt', paths);
  console.log(`packages/react-kit: ${modules.length} files of the lists of screens and languages`);
}
