// Builds the members that ship a dist, as many at once as there are cores; `node tools/build.mjs packages/sdk` builds that one only.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildMember } from './setup/ensure-builds.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Every build reads the sources of the SDK and the kit, never another dist. The longest builds come first.
const built = ['apps/docs', 'packages/react-kit', 'apps/station', 'apps/console', 'packages/sdk', 'apps/widget', 'packages/cli'];

await runMain(async () => {
  const waiting = process.argv.length > 2 ? process.argv.slice(2) : built;
  async function buildNext() {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      console.log(`building ${member}`);
      await buildMember(root, member);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  return 0;
});
