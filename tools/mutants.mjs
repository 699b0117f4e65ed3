// Mutation testing of the named files or folders with the tests of their member, one member after another:
// `npm run mutants -- packages/sdk/src/core`. A second run repeats only mutants whose code or tests changed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pickFiles } from './mutants/pick-files.mjs';
import { listFiles } from './setup/files/list-files.mjs';
import { runCommand } from './setup/run-command.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stryker = join(root, 'node_modules/.bin/stryker');

await runMain(async () => {
  for (const [member, files] of pickFiles(process.argv.slice(2), listFiles(root))) {
    const env = { ...process.env, MUTANTS_MEMBER: member };
    const { code } = await runCommand(stryker, ['run', '--mutate', files.join(',')], { cwd: root, env });
    if (code !== 0) return code;
  }
  return 0;
});
