import kit from '../../packages/react-kit/package.json' with { type: 'json' };
import { screenQueries } from '../bare-page/screen-queries.ts';
import { serveBarePage } from '../bare-page/serve-bare-page.ts';
import { expect, test } from '../support/journey.ts';

const entries = Object.keys(kit.exports).flatMap((entry) => /^\.\/(?:screens|parts)\/(.+)$/.exec(entry)?.[1] ?? []);
/** With the forms that a parameter chooses, the shell, the blocks of a site and all overlays. */
const screens = [...new Set([...entries, ...Object.keys(screenQueries), 'shell', 'site', 'overlays'])];

test('no export of the kit warns in a page with the development build of React in its strict mode', async ({
  page,
  client,
  signedIn,
  station,
}) => {
  test.setTimeout(600_000);
  await using bare = await serveBarePage(station.url, 'development');
  const info: string[] = [];
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'info') info.push(message.text());
    // The browser's own reports have no arguments, such as that of a response 404 for what a show does not have.
    const isOfBrowser = message.args().length === 0;
    if (/^(?:error|warning)$/.test(message.type()) && !isOfBrowser) problems.push(message.text());
  });
  for (const name of screens) {
    await test.step(name, async () => {
      problems = [];
      const query = await screenQueries[name]?.(client);
      const who = { station: 'harbour-fm', username: signedIn.username, api_key: signedIn.apikey };
      const asked = { screen: name.split('/')[0] ?? '', strict: '1', ...who, ...query };
      await page.goto(`${bare.url}/?${new URLSearchParams(asked)}`);
      await page.locator('.pk-root-content > *, [role=dialog]').filter({ visible: true }).first().waitFor();
      await page.locator('[aria-busy=true], .pk-skeleton, .pks-skeleton').first().waitFor({ state: 'detached' });
      expect.soft(problems).toEqual([]);
    });
  }
  await client.campaigns.setEnabled(false);
  expect(info.join(), 'it is the development build').toContain('React DevTools');
});
