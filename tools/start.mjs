// `npm start`: installs and builds if needed, then runs the station with the console. Needs only Node 20 and npm.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilds } from './setup/ensure-builds.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runMain } from './setup/run-main.mjs';
import { runPassingSignals } from './setup/run-passing-signals.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  await ensureDependencies(root);
  await ensureBuilds(root);
  console.log('PostKit: starting the station …');
  return runPassingSignals(join(root, 'node_modules/.bin/node'), ['apps/station/dist/main.js'], {
    cwd: root,
    // Later starts are faster.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  });
});
