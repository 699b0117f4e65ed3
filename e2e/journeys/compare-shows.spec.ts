import type { Locator } from '@playwright/test';
import { AnalyticsPage } from '../pages/analytics-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

/** The cells of the comparison's rows, by show. */
async function cellsOf(dialog: Locator): Promise<Record<string, string[]>> {
  const rows = await dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('rowheader') })
    .all();
  const read = await Promise.all(
    rows.map(
      async (row) =>
        [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').allInnerTexts()] as const,
    ),
  );
  return Object.fromEntries(read);
}

test('three shows are compared by date and by the days since publishing, with their totals', async ({
  page,
  client,
}) => {
  const quiet = `Slack Water ${test.info().retry + 1}`;
  await client.shows.create({ title: quiet });
  const analytics = new AnalyticsPage(page);
  await analytics.openMonth();
  const rows = analytics.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(2);
  async function cellsBehind(name: string): Promise<string[]> {
    let cells: string[] = [];
    // The table may render again while it is read.
    await expect
      .poll(async () => {
        cells = await rows.filter({ hasText: name }).getByRole('cell').allInnerTexts();
        return cells.length;
      })
      .toBeGreaterThan(0);
    return cells;
  }
  const behind = {
    tide: await cellsBehind('The Morning Tide'),
    harbour: await cellsBehind('Harbour Stories'),
  };

  await page.getByRole('button', { name: 'Compare shows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare shows' });
  const byDate = dialog.getByRole('figure', { name: 'Downloads of each show by day' });
  await expect(byDate.locator('.recharts-line-curve')).toHaveCount(2);
  await test.step('a third show gets a line and a row of its own', async () => {
    await dialog.getByRole('button', { name: /2 selected/ }).click();
    await page.getByRole('option', { name: quiet }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /3 selected/ })).toBeVisible();
    await expect(byDate.locator('.recharts-line-curve')).toHaveCount(3);
  });
  await test.step('its totals by date are those of the table behind it', async () => {
    const cells = await cellsOf(dialog);
    expect(Object.keys(cells).toSorted()).toEqual(['Harbour Stories', quiet, 'The Morning Tide']);
    expect(cells['The Morning Tide']?.[0]).toMatch(/^[1-9],\d{3}$/);
    expect(behind.tide).toContain(cells['The Morning Tide']?.[0]);
    expect(behind.harbour).toContain(cells['Harbour Stories']?.[0]);
    expect(cells[quiet]).toEqual(['0', '0', '0%']);
  });
  await look(page, 'analytics-compare-date');

  await test.step('since publishing, the average episodes of the shows are compared', async () => {
    await dialog.getByText('Since publishing', { exact: true }).click();
    const byAge = dialog.getByRole('figure', { name: /^Downloads of the average episode/ });
    await expect(byAge.locator('.recharts-line-curve').first()).toBeVisible();
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Show',
      'Episodes',
      'After 1 day',
      'After 7 days',
      'After 28 days',
    ]);
    const cells = await cellsOf(dialog);
    expect(cells[quiet]).toEqual(['0', 'Not yet', 'Not yet', 'Not yet']);
    const [episodes, first, week] = (cells['The Morning Tide'] ?? []).map((text) =>
      Number(text.replaceAll(',', '')),
    );
    expect(episodes).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(0);
    expect(week).toBeGreaterThan(first ?? 0);
    await expectNoAxeFindings(page);
    await look(page, 'analytics-compare-age');
  });

  await test.step('one show alone is nothing to compare', async () => {
    await dialog.getByRole('button', { name: /3 selected/ }).click();
    await page.getByRole('option', { name: quiet }).click();
    await page.getByRole('option', { name: 'Harbour Stories' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(dialog.getByText('Choose another show to compare.')).toBeVisible();
    await expect(dialog.getByRole('figure')).toHaveCount(0);
  });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);

  await test.step('on a phone the comparison fits the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Compare shows' }).click();
    const chart = dialog.getByRole('figure');
    await expect(chart.locator('.recharts-line-curve').first()).toBeVisible();
    const box = await chart.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await look(page, 'analytics-compare-phone');
  });
});
