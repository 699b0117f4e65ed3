import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

test('an admin adds an input, its system sends a message, and the journal shows what was read', async ({
  page,
  client,
  station,
}) => {
  await page.goto('/harbour-fm/setup');
  await page.getByRole('link', { name: 'Playout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Playout' })).toBeVisible();
  await page.getByRole('button', { name: 'Add input' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add input' });
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Studio of the journey');
  await drawer.getByRole('button', { name: /Playout system/ }).click();
  await page
    .getByRole('option', { name: /RCS Zetta/ })
    .first()
    .click();
  await drawer.getByRole('button', { name: /Transport/ }).click();
  await page.getByRole('option', { name: 'Requests to the station' }).click();
  const message = (title: string) =>
    `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="${new Date().toISOString()}"><Asset Title="${title}" Artist1="Imogen Tallow" ThirdPartyId="0412" Category="A1" AssetTypeName="SONG" TotalLength="213.4"/></LogEvent></ZettaLite>`;
  await drawer.getByRole('textbox', { name: 'Paste a sample' }).fill(message('Glasshouse'));
  await expect(drawer.getByText('Imogen Tallow', { exact: true })).toBeVisible();
  await look(page, 'playout-input');
  await drawer.getByRole('button', { name: 'Add input' }).click();

  const token = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
  const { inputs } = await client.playout.inputs();
  const input = inputs.find(({ name }) => name === 'Studio of the journey');
  await look(page, 'playout-token');
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('tab', { name: 'Journal' }).click();
  const sent = await fetch(`${station.url}/harbour-fm/playout/in/${input?.id}/`, {
    method: 'POST',
    body: message('Night ferry'),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(sent.status).toBe(200);
  const entry = page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem').first();
  await expect(entry.getByText('Night ferry').first()).toBeVisible();
  await expect(entry.getByText('Logged', { exact: true })).toBeVisible();
  await look(page, 'playout-journal');

  await page.getByRole('tab', { name: 'Inputs' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Studio of the journey' });
  await expect(row.getByText('Night ferry – Imogen Tallow')).toBeVisible();
  await row.getByRole('button', { name: 'Actions for Studio of the journey' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete input' }).click();
  await expect(row).toHaveCount(0);
});
