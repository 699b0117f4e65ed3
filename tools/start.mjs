// `npm start`: installs and builds if needed, then runs the station with the console. Needs only Node 20 and npm.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announceDocumentation, buildDocumentation } from './setup/build-documentation.mjs';
import { STARTED, ensureBuilds } from './setup/ensure-builds.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { createHasher } from './setup/hash-files.mjs';
import { openReport } from './setup/report.mjs';
import { runMain } from './setup/run-main.mjs';
import { runPassingSignals } from './setup/run-passing-signals.mjs';
import { stopSignal } from './setup/stop-signal.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const report = openReport(root, 'start');
  const hasher = createHasher(root);
  const setup = stopSignal();
  try {
    await ensureDependencies(root, { scope: 'station', report, signal: setup });
    await ensureBuilds(root, { members: STARTED, report, signal: setup, hasher });
  } catch (error) {
    if (setup.aborted) return setup.reason;
    throw error;
  }
  console.log('Starting the station …');
  announceDocumentation(root);
  return runStation({ report, hasher });
});

/**
 * Runs the station until it ends, and builds the documentation beside it once it responds.
 * @param {{ report: import('./setup/report.mjs').Report, hasher: ReturnType<typeof createHasher> }} options
 */
async function runStation(options) {
  const ended = new AbortController();
  let documentation = Promise.resolve();
  const code = await runPassingSignals(join(root, 'node_modules/.bin/node'), ['apps/station/dist/main.js'], {
    cwd: root,
    env: {
      // Later starts are faster.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      // A line for each request would hide the address and the password.
      ...(process.stdout.isTTY && { POSTKIT_LOG_LEVEL: 'warn' }),
      ...process.env,
    },
    onReady: (url) => {
      documentation = buildDocumentation(root, { ...options, url, signal: ended.signal });
    },
  });
  ended.abort();
  await documentation;
  return code;
}
