import { expect, test } from '../support/journey.ts';

const addresses = ['/login', '/harbour-fm/shows', '/harbour-fm/episodes', '/harbour-fm/audio-editor', '/harbour-fm/users'] as const;

test('no screen violates the page’s content security policy', async ({ page }) => {
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
  }
  expect(refused).toEqual([]);
});
