import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from './ensure-browser.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('findBrowser', () => {
  const nothing = () => undefined;

  it('prefers CHROMIUM_PATH, and says when nothing is there', async () => {
    await using folder = await temporaryFolder();
    const browser = await folder.write('my-browser', '');
    expect(findBrowser({ CHROMIUM_PATH: browser, PATH: '' }, nothing)).toBe(browser);
    expect(() => findBrowser({ CHROMIUM_PATH: join(folder.root, 'gone'), PATH: '' }, nothing)).toThrow('no such file');
  });

  it('takes chromium before Chrome on PATH, and only what may be run', async () => {
    await using folder = await temporaryFolder();
    await folder.write('one/chromium', '', 0o644);
    const chrome = await folder.write('one/google-chrome', '', 0o755);
    expect(findBrowser({ PATH: join(folder.root, 'one') }, nothing)).toBe(chrome);
    const chromium = await folder.write('two/chromium', '', 0o755);
    expect(findBrowser({ PATH: `${join(folder.root, 'one')}:${join(folder.root, 'two')}` }, nothing)).toBe(chromium);
  });

  it('takes the browser Playwright has downloaded, if it has', async () => {
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

  /** A machine with Debian's tools and no browser; `install` is what apt-get does there. */
  async function machineWithout(folder: Awaited<ReturnType<typeof temporaryFolder>>, install: string) {
    await folder.write('e2e/node_modules/playwright/index.js', "exports.chromium = { executablePath: () => '/not-downloaded' };");
    await folder.write('bin/apt-get', `#!/bin/sh\necho "$@" >> '${join(folder.root, 'calls')}'\n${install}\n`, 0o755);
    await folder.write('bin/sudo', '#!/bin/sh\nshift\nexec "$@"\n', 0o755);
    vi.stubEnv('PATH', join(folder.root, 'bin'));
    vi.stubEnv('CHROMIUM_PATH', '');
  }

  it('installs Debian’s chromium where there is no browser', async () => {
    await using folder = await temporaryFolder();
    const chromium = join(folder.root, 'bin/chromium');
    await machineWithout(folder, `[ "$1" = install ] && echo > '${chromium}' && /bin/chmod +x '${chromium}'; exit 0`);
    expect(await ensureBrowser(folder.root)).toBe(chromium);
    expect(await readFile(join(folder.root, 'calls'), 'utf8')).toBe('update\ninstall -y --no-install-recommends chromium\n');
  });

  it('says why it could not be installed, and what to do', async () => {
    await using folder = await temporaryFolder();
    await machineWithout(folder, 'echo "Temporary failure resolving deb.debian.org"; exit 100');
    await expect(ensureBrowser(folder.root)).rejects.toThrow(/could not be reached.*CHROMIUM_PATH/);
  });

  it('says that there is no browser where there is no apt-get', async () => {
    await using folder = await temporaryFolder();
    await machineWithout(folder, '');
    await rm(join(folder.root, 'bin/apt-get'));
    await expect(ensureBrowser(folder.root)).rejects.toThrow('No browser was found.');
  });
});
