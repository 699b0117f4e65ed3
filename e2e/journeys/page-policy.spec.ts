import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const addresses = [
  '/login',
  '/harbour-fm/shows',
  '/harbour-fm/episodes',
  '/harbour-fm/audio-editor',
  '/harbour-fm/users',
] as const;

test('no screen violates the page’s content security policy, and the fonts come from the station', async ({
  page,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      Reflect.get(globalThis, 'tellRefused')(`${effectiveDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').or(page.getByRole('textbox')).first()).toBeVisible();
    if (address === '/login') await test.step('the fonts come from the station', () => expectOwnFonts(page));
  }
  expect(refused).toEqual([]);
});

async function expectOwnFonts(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
      ),
    )
    .toContain('Deck Sans Variable');
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((address) => address.pathname.endsWith('.woff2'))
      .map((address) => address.origin === location.origin),
  );
  expect(addresses).toContain(true);
  expect(addresses).not.toContain(false);
}
