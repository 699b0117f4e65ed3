import { fileURLToPath } from 'node:url';
// Builds the members that ship a dist, side by side; `node tools/build.mjs packages/sdk` builds that one only, and `--stale` only
// those that are older than their sources.
import { parseArgs } from 'node:util';
import { buildIsFresh, buildMembers } from './setup/ensure-builds.mjs';
import { createHasher } from './setup/hash-files.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Every build reads the sources of the SDK and the kit, never another dist. The longest builds come first.
const built = [
  'apps/docs',
  'packages/react-kit',
  'apps/station',
  'apps/console',
  'packages/sdk',
  'apps/widget',
  'packages/cli',
];

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { stale: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const members = positionals.length > 0 ? positionals : built;
  const hasher = createHasher(root);
  const stale = values.stale
    ? members.filter((member) => !buildIsFresh(root, member, undefined, hasher))
    : members;
  await buildMembers(root, stale, { hasher, started: (member) => console.log(`building ${member}`) });
  return 0;
});
