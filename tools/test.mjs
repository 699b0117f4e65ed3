// `npm test`: installs if needed, finds or installs a browser, and runs every check. Needs only Node 20 and npm.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runMain } from './setup/run-main.mjs';
import { runPassingSignals } from './setup/run-passing-signals.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  await ensureDependencies(root);
  const browser = await ensureBrowser(root);
  console.log(`PostKit: the journeys run in ${browser}`);
  process.env.CHROMIUM_PATH = browser;
  return runPassingSignals(join(root, 'node_modules/.bin/node'), ['tools/check.mjs'], { cwd: root });
});
