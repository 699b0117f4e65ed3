import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

// The shell comes first: without a window it needs a fifth less CPU for the same journeys.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const BY_HAND = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.';

/**
 * Returns the full path of a command on PATH.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function onPath(name, env) {
  const candidates = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Finds the browser for the journeys: CHROMIUM_PATH, else Chromium’s headless shell, Chromium or Chrome on PATH, else Playwright's download.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => string | undefined} playwrightBrowser
 * @returns {string | undefined}
 */
export function findBrowser(env, playwrightBrowser) {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH))
      throw new SetupError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no such file is there.`);
    return env.CHROMIUM_PATH;
  }
  const found = NAMES.map((name) => onPath(name, env)).find(Boolean);
  if (found) return found;
  const own = playwrightBrowser();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Returns the path at which Playwright installs its browser.
 * @param {string} root
 * @returns {string}
 */
function playwrightBrowser(root) {
  return createRequire(join(root, 'e2e/package.json'))('playwright').chromium.executablePath();
}

/**
 * Finds a browser or installs Debian's, and resolves to its path.
 * @param {string} root
 * @param {import('./report.mjs').Report} [report]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(root, report) {
  const find = () => findBrowser(process.env, () => playwrightBrowser(root));
  const found = find();
  if (found) return found;
  if (!onPath('apt-get', process.env)) throw new SetupError(`No browser was found. ${BY_HAND}`);

  const text = 'Installing Debian’s chromium, because no browser was found';
  if (report) await report.step(text, () => installBrowser(root, report));
  else {
    console.log(`PostKit: ${text} …`);
    await installBrowser(root);
  }
  const installed = find();
  if (!installed) throw new SetupError(`Debian’s chromium was installed, but is not on PATH. ${BY_HAND}`);
  return installed;
}

/**
 * @param {string} root
 * @param {import('./report.mjs').Report} [report]
 */
async function installBrowser(root, report) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    const { code, output } = await runCommand(command, rest, {
      cwd: root,
      keep: true,
      ...(report && { log: report.write }),
    });
    if (code !== 0)
      throw new SetupError(
        `Debian’s chromium could not be installed. ${explainFailure(output, report?.log)} ${BY_HAND}`,
      );
  }
}
