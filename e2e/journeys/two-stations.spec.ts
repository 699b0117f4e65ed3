import type { Locator } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { expect, test } from '../bare-page/test.ts';
import { clientAt } from '../support/journey.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { wavFile } from '../support/wav.ts';

async function signIn(
  half: Locator,
  [username, password, button]: readonly [RegExp, RegExp, string],
): Promise<void> {
  await half.getByLabel(username).fill(admin.email);
  await half.getByLabel(password).fill(admin.password);
  await half.getByRole('button', { name: button, exact: true }).click();
}

const items = (half: Locator, list: string) => half.getByRole('list', { name: list }).getByRole('listitem');

test('two providers with two stations of the same name and one cache share neither language, session, data, uploads, drafts nor messages', async ({
  page,
  bare,
}) => {
  test.setTimeout(180_000);
  const stations = [];
  try {
    for (const _ of [1, 2]) stations.push(await startOwnStation({ POSTKIT_ALLOWED_ORIGINS: bare.url }));
    const [left, right] = stations.map(({ url }) => url) as [string, string];
    const signedIn = await createClient({ baseUrl: left }).sessions.signIn(admin.email, admin.password);
    const draft = { revision: crypto.randomUUID(), content: '{}', events: [], base: null };
    await clientAt(left, signedIn).drafts.save('show-1', draft);
    await page.goto(`${bare.url}/?${new URLSearchParams({ screen: 'two', left, right })}`);
    const [one, two] = [
      page.getByRole('region', { name: 'Left' }),
      page.getByRole('region', { name: 'Right' }),
    ];

    await signIn(one, [/^Username/, /^Password/, 'Log in']);
    await expect(one.getByRole('heading', { name: 'Global tags' })).toBeVisible();
    // The session of one server is none at the other.
    await expect(two.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await signIn(two, [/^Benutzername/, /^Passwort/, 'Anmelden']);
    await expect(two.getByRole('heading', { name: 'Globale Schlagwörter' })).toBeVisible();
    await expect(one.getByRole('heading', { name: 'Global tags' })).toBeVisible();

    await expect(items(one, 'Drafts')).toHaveCount(1);
    await expect(items(two, 'Drafts')).toHaveCount(0);

    await expect(items(two, 'Shows of the station')).not.toHaveCount(0);
    const shows = await items(two, 'Shows of the station').allTextContents();
    await one.getByRole('button', { name: 'Rename the first show' }).click();
    await expect(items(one, 'Messages')).toHaveText(['Renamed']);
    await expect(items(one, 'Shows of the station').filter({ hasText: 'Renamed at' })).toHaveCount(1);
    await expect(items(two, 'Messages')).toHaveCount(0);
    await expect(items(two, 'Shows of the station')).toHaveText(shows);

    await two.getByLabel('Audio').setInputFiles(wavFile('Right only.wav', 3));
    await expect(items(two, 'Uploads')).toHaveText(['Right only.wav 1']);
    await expect(items(one, 'Uploads')).toHaveCount(0);

    await one.getByRole('button', { name: 'Leave' }).click();
    await expect(one.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(items(two, 'Shows of the station')).toHaveText(shows);
    const counts = [];
    for (const half of [one, two]) {
      const count = half.getByRole('button', { name: 'Count' });
      await count.click();
      counts.push(Number(await count.getAttribute('value')));
    }
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(2);
  } finally {
    for (const station of stations) await station.close();
  }
});
