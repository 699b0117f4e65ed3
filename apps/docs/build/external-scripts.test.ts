import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { externalScripts } from './external-scripts.ts';

it('externalScripts moves inline scripts to files, and leaves scripts with an address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-docs-'));
  const scripts = externalScripts();
  const html = '<script id="theme">let a = 1;</script><script type="module" src="/docs/app.js"></script>';
  const moved = scripts.replace(html, { site: { base: '/docs/' } });
  const [, name = ''] =
    /<script id="theme" src="\/docs\/(assets\/inline-\w+\.js)"><\/script>/.exec(moved) ?? [];
  expect(moved).toContain('<script type="module" src="/docs/app.js"></script>');
  await scripts.write(folder);
  expect(await readFile(join(folder, name), 'utf8')).toBe('let a = 1;');
  await rm(folder, { recursive: true });
});
