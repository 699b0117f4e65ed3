import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, preview } from 'vite';
import { startExampleStation, type ExampleStation } from '../examples/example-site.ts';
import { openNewsroom } from '../examples/open-newsroom.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

const repository = join(import.meta.dirname, '../..');

/** Builds a copy of an example with the built packages, and serves it. Installing it from a registry is part of a rehearsal. */
async function serveExample(name: string, { station, site }: ExampleStation) {
  const root = await mkdtemp(join(tmpdir(), `postkit-${name}-`));
  await cp(join(repository, 'examples', name), root, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  await symlink(join(repository, 'apps/console/node_modules'), join(root, 'node_modules'));
  process.env['VITE_POSTKIT_URL'] = station.url;
  await build({ root, logLevel: 'error' });
  const page = join(root, 'dist/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('http://localhost:4000', station.url));
  const server = await preview({
    root,
    logLevel: 'error',
    preview: { port: site.port, strictPort: true, host: 'localhost' },
  });
  return {
    async close() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

for (const name of ['vite', 'script-tag']) {
  test.describe(`examples/${name}`, () => {
    let example: ExampleStation;
    let served: Awaited<ReturnType<typeof serveExample>>;

    test.beforeAll(async () => {
      example = await startExampleStation();
      served = await serveExample(name, example);
    });

    test.afterAll(async () => {
      await served?.close();
      await example?.station.close();
    });

    test('signs a user in on another origin, without a cookie, lists the shows and opens one', async ({
      page,
    }) => {
      await openNewsroom(page, example.site.url);
    });

    if (name !== 'vite') return;

    test('keeps the sign-in over a reload and in a second tab, and ends it in both', async ({
      page,
      context,
    }) => {
      await openNewsroom(page, example.site.url);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Harbour Stories' })).toBeVisible();
      const second = await context.newPage();
      await second.goto(example.site.url);
      await expect(second.getByRole('link', { name: /Harbour Stories/ })).toBeVisible();
      await second.getByRole('button', { name: 'Sign out' }).click();
      for (const tab of [second, page])
        await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible();
    });

    test('returns to the sign-in when an admin ends the session, and continues where the user was', async ({
      page,
    }) => {
      await openNewsroom(page, example.site.url);
      await page.evaluate(() => {
        const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('postkit:tokens:'));
        const tokens: object = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        sessionStorage.setItem(
          key,
          JSON.stringify({ ...tokens, access_token: 'ended', refresh_token: 'ended.ended' }),
        );
      });
      await page.reload();
      await page.getByLabel(/^Username/).fill(admin.email);
      await page.getByLabel(/^Password/).fill(admin.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('heading', { name: 'Harbour Stories' })).toBeVisible();
    });
  });
}
