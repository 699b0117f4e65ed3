import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/people.ts';

/** The areas that a logger-only licence excludes, with their headings. */
const podcasts = [
  { area: 'Shows', target: 'shows', heading: 'Shows' },
  { area: 'Video', target: 'videos', heading: 'Video' },
  { area: 'Episodes', target: 'episodes', heading: 'Episodes' },
  { area: 'Tags', target: 'tags', heading: 'Global tags' },
  { area: 'Categories', target: 'categories', heading: 'Categories' },
  { area: 'Automation', target: 'automations', heading: 'Automations' },
] as const;

/** Requests that the station refused: a screen requests nothing that its user may not read. */
function refusals(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => response.status() === 403 && seen.push(response.url()));
  return seen;
}

test('SHELL-027 SHELL-028 an ordinary user has no Users, in the menu, by address or by API', async ({
  page,
  enterAs,
}) => {
  const client = await enterAs('ordinary');
  const refused = refusals(page);
  const shell = new ShellPage(page);
  await shell.open('/ordinary/users');
  await expect(shell.view.getByText('Only admins can open Users')).toBeVisible();
  await expect(shell.menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await expect(shell.menu.getByRole('link', { name: 'Setup' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await look(page, 'denied-role');
  for (const { area, heading } of podcasts) {
    await shell.goTo(area);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(client.users.list()).rejects.toMatchObject({ status: 403 });
  expect(refused).toEqual([]);
});

test('SHELL-068 a podcast-only user has everything except the log: Audio offers the library', async ({
  page,
  enterAs,
}) => {
  const client = await enterAs('podcast-only');
  const refused = refusals(page);
  const editor = new AudioEditorPage(page);
  await page.goto('/podcast-only/audio-editor');
  await expect(page.getByRole('tab', { name: 'Library' })).toBeVisible();
  await expect(editor.day.region).toHaveCount(0);
  await look(page, 'podcast-only');
  const shell = new ShellPage(page);
  for (const { area, heading } of podcasts) {
    await shell.goTo(area);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(refused).toEqual([]);
  const logged = await client.audioEvents.list({ limit: 0 });
  expect(logged.objects).toEqual([]);
  await expect(client.logger.get()).rejects.toMatchObject({ status: 403 });
});

test('SHELL-029 SHELL-035 a logger-only user gets a notice in every area except Audio', async ({
  page,
  enterAs,
}) => {
  const client = await enterAs('logger-only');
  const refused = refusals(page);
  const shell = new ShellPage(page);
  for (const { area, target, heading } of podcasts) {
    await shell.open(`/logger-only/${target}`);
    await expect(shell.view.getByText('This station is licensed as a Logger', { exact: true })).toBeVisible();
    await expect(shell.view.getByText(`To use ${heading}, contact sales.`)).toBeVisible();
    await expect(shell.menu.getByRole('link', { name: area })).toHaveAttribute('aria-disabled', 'true');
  }

  await test.step('SHELL-033 a banner names the licence', async () => {
    await shell.open('/logger-only/shows');
    await expect(
      page.getByText('This station is licensed as a Logger. Contact sales to make podcasts with it.'),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await look(page, 'logger-only');
  });

  await test.step('SHELL-030 SHELL-034 a locked menu item opens a dialog that links to sales', async () => {
    const locked = shell.menu.getByRole('link', { name: 'Tags' });
    await locked.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Not included in your licence' });
    await expect(dialog.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
      'href',
      'https://sales.example.org/',
    );
    await expectNoAxeFindings(page, ['[role=dialog]']);
    await page.keyboard.press('Escape');
    await expect(locked).toBeFocused();
  });

  await test.step('SHELL-032 Audio opens', async () => {
    await shell.goTo('Audio');
    await expect(new AudioEditorPage(page).day.region).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0);
  });
  expect(refused).toEqual([]);
  await expect(client.shows.create({ title: 'A show' })).rejects.toMatchObject({ status: 403 });
  await expect(client.episodes.list()).rejects.toMatchObject({ status: 403 });
});

test('SHELL-031 an admin of a logger-only station opens Users', async ({ page, enterAs }) => {
  await enterAs('logger-only-admin');
  const refused = refusals(page);
  const shell = new ShellPage(page);
  await shell.open('/logger-only-admin/shows');
  await shell.goTo('Users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /Users/ })).toBeVisible();
  await expect(page.getByText('logger-only-admin@example.com')).toBeVisible();
  expect(refused).toEqual([]);
});
