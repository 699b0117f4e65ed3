// `npm test`: installs if needed, finds or installs a browser, and runs every check, or with `-- --changed`
// those of what changed. Needs only Node 20 and npm.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { openReport } from './setup/report.mjs';
import { runMain } from './setup/run-main.mjs';
import { runPassingSignals } from './setup/run-passing-signals.mjs';
import { stopSignal } from './setup/stop-signal.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const report = openReport(root, 'test');
  const setup = stopSignal();
  try {
    await ensureDependencies(root, { report, signal: setup });
    process.env.CHROMIUM_PATH = await ensureBrowser(root, report);
  } catch (error) {
    if (setup.aborted) return setup.reason;
    throw error;
  }
  console.log(`The journeys run in ${process.env.CHROMIUM_PATH}`);
  return runPassingSignals(
    join(root, 'node_modules/.bin/node'),
    ['tools/check.mjs', ...process.argv.slice(2)],
    { cwd: root },
  );
});
