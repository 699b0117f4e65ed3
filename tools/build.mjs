// Builds the members that have a dist, one after another; `node tools/build.mjs packages/sdk` builds only that one.
import { fileURLToPath } from 'node:url';
import { buildMember } from './setup/ensure-builds.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = ['packages/sdk', 'packages/react-kit', 'packages/cli', 'apps/console', 'apps/widget'];

await runMain(async () => {
  for (const member of process.argv.length > 2 ? process.argv.slice(2) : built) {
    console.log(`building ${member}`);
    await buildMember(root, member);
  }
  return 0;
});
