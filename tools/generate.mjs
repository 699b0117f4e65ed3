// Writes what is generated, a line for each generator: `npm run generate -- wire` runs one of tools/generate/generators.mjs. `--check`
// writes nothing, and fails when a committed file is not as generated or docs/spec and the titles of the tests disagree.
// `-- agents --from FOLDER` reads a clone of github.com/opawg/user-agents-v2 in place of the site.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GENERATORS, runGenerators } from './generate/generators.mjs';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';

await runMain(async () => {
  const { values, positionals: names } = parseArgs({
    options: { check: { type: 'boolean', default: false }, from: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = names.filter((name) => !(name in GENERATORS));
  if (unknown.length > 0)
    throw new SetupError(
      `There is no generator ${unknown.join(', ')}. The generators: ${Object.keys(GENERATORS).join(', ')}.`,
    );
  const root = fileURLToPath(new URL('..', import.meta.url));
  return (await runGenerators(root, { names, isCheck: values.check, from: values.from })) ? 0 : 1;
});
