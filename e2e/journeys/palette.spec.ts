import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('a user finds a show and a screen by typing', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/harbour-fm/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('mornng tide');
  const show = palette.getByRole('option', { name: 'The Morning Tide', exact: true });
  await expect(show).toHaveAttribute('data-focused', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await show.getAttribute('id')) ?? '');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Morning Tide' })).toBeVisible();
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Episodes' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
