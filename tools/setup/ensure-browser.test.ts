import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from './ensure-browser.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('findBrowser', () => {
  const nothing = () => undefined;

  it('prefers CHROMIUM_PATH, and reports a missing file', async () => {
    await using folder = await temporaryFolder();
    const browser = await folder.write('my-browser', '');
    expect(findBrowser({ CHROMIUM_PATH: browser, PATH: '' }, nothing)).toBe(browser);
    expect(() => findBrowser({ CHROMIUM_PATH: join(folder.root, 'gone'), PATH: '' }, nothing)).toThrow(
      'no such file',
    );
  });

  it('prefers the headless shell over Chromium, and Chromium over Chrome, and skips files that are not executable', async () => {
    await using folder = await temporaryFolder();
    await folder.write('one/chromium', '', 0o644);
    const chrome = await folder.write('one/google-chrome', '', 0o755);
    expect(findBrowser({ PATH: join(folder.root, 'one') }, nothing)).toBe(chrome);
    const chromium = await folder.write('two/chromium', '', 0o755);
    const both = `${join(folder.root, 'one')}:${join(folder.root, 'two')}`;
    expect(findBrowser({ PATH: both }, nothing)).toBe(chromium);
    const shell = await folder.write('two/chromium-headless-shell', '', 0o755);
    expect(findBrowser({ PATH: both }, nothing)).toBe(shell);
  });

  it('falls back to Playwright’s browser if it is downloaded', async () => {
    await using folder = await temporaryFolder();
    const own = await folder.write('cache/chrome', '');
    expect(findBrowser({ PATH: '' }, () => own)).toBe(own);
    expect(findBrowser({ PATH: '' }, () => join(folder.root, 'not-downloaded'))).toBeUndefined();
  });
});

describe('ensureBrowser', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** A machine with Debian's tools and no browser; `install` is the script of its apt-get. */
  async function machineWithout(folder: Awaited<ReturnType<typeof temporaryFolder>>, install: string) {
    await folder.write(
      'e2e/node_modules/playwright/index.js',
      "exports.chromium = { executablePath: () => '/not-downloaded' };",
    );
    await folder.write(
      'bin/apt-get',
      `#!/bin/sh\necho "$@" >> '${join(folder.root, 'calls')}'\n${install}\n`,
      0o755,
    );
    await folder.write('bin/sudo', '#!/bin/sh\nshift\nexec "$@"\n', 0o755);
    vi.stubEnv('PATH', join(folder.root, 'bin'));
    vi.stubEnv('CHROMIUM_PATH', '');
  }

  it('installs Debian’s chromium without a browser', async () => {
    await using folder = await temporaryFolder();
    const shell = join(folder.root, 'bin/chromium-headless-shell');
    await machineWithout(
      folder,
      `[ "$1" = install ] && echo > '${shell}' && /bin/chmod +x '${shell}'; exit 0`,
    );
    expect(await ensureBrowser(folder.root)).toBe(shell);
    expect(await readFile(join(folder.root, 'calls'), 'utf8')).toBe(
      'update\ninstall -y --no-install-recommends chromium-headless-shell\n',
    );
  });

  it('says why the installation failed, and what to do', async () => {
    await using folder = await temporaryFolder();
    await machineWithout(folder, 'echo "Temporary failure resolving deb.debian.org"; exit 100');
    await expect(ensureBrowser(folder.root)).rejects.toThrow(/could not be reached.*CHROMIUM_PATH/);
  });

  it('reports a missing browser without apt-get', async () => {
    await using folder = await temporaryFolder();
    await machineWithout(folder, '');
    await rm(join(folder.root, 'bin/apt-get'));
    await expect(ensureBrowser(folder.root)).rejects.toThrow('No browser was found.');
  });
});
