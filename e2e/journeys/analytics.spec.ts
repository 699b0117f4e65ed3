import { readFile } from 'node:fs/promises';
import { AnalyticsPage } from '../pages/analytics-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

test('ANALYTICS-001 ANALYTICS-009 ANALYTICS-010 analytics opens from the menu, and every tab shows its figures', async ({
  page,
  client,
}) => {
  const analytics = new AnalyticsPage(page);
  await new ShellPage(page).open();
  await new ShellPage(page).goTo('Analytics');
  await expect(analytics.heading).toBeVisible();
  await expect(page).toHaveTitle('POST Analytics');
  await test.step('ANALYTICS-003 ANALYTICS-006 the header has dates, All Shows and help', async () => {
    await expect(page.getByRole('group', { name: 'Date range' })).toBeVisible();
    await expect(page.getByRole('button', { name: /All Shows/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Glossary' })).toBeVisible();
  });
  await test.step('ANALYTICS-005 the dates are today to today', async () => {
    const today = (await stationDay(client, 0)).date.split('-').map(Number);
    for (const name of ['Start Date', 'End Date']) {
      const parts = await Promise.all(
        ['year', 'month', 'day'].map((part) =>
          page
            .getByRole('spinbutton', { name: new RegExp(`${part}.*${name}`, 'i') })
            .getAttribute('aria-valuenow'),
        ),
      );
      expect(parts.map(Number)).toEqual(today);
    }
  });

  await analytics.openMonth();
  await expect(analytics.table.getByRole('rowheader')).toHaveText(['The Morning Tide', 'Harbour Stories']);
  await test.step('ANALYTICS-007 the choice of shows counts them', async () => {
    await page.getByRole('button', { name: /All Shows/ }).click();
    await page.getByRole('option', { name: 'The Morning Tide' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Shows: 1 selected/ })).toBeVisible();
    await expect(analytics.table.getByRole('rowheader')).toHaveText(['The Morning Tide']);
    await page.getByRole('button', { name: /Shows: 1 selected/ }).click();
    await page.getByRole('option', { name: 'The Morning Tide' }).click();
    await page.keyboard.press('Escape');
    await expect(analytics.table.getByRole('rowheader')).toHaveCount(2);
  });
  await look(page, 'analytics-shows');
  for (const [name, first] of [
    ['By Episode', 'Episode'],
    ['By Country', 'Country'],
    ['By Platform', 'Platform'],
  ] as const) {
    await analytics.tab(name).click();
    await expect(analytics.head(first)).toBeVisible();
    await expect(analytics.table.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByLabel('Totals').getByText('Downloads')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Granularity' })).toHaveCount(0);
  }
  await analytics.tab('By Episode').click();
  await expect(analytics.head('Publish Date')).toBeVisible();
  await look(page, 'analytics-episodes');
});

test('ANALYTICS-014 ANALYTICS-042 KIT-038 reports draw a chart over days, weeks or years, with its table', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await analytics.openMonth();
  await expect(analytics.table.getByRole('rowheader').first()).toBeVisible();
  expect(loaded.some((url) => url.includes('report-chart'))).toBe(false);
  await analytics.tab('Reports').click();
  await test.step('ANALYTICS-041 reports alone count by day, week or year', async () => {
    await expect(page.getByRole('radiogroup', { name: 'Granularity' }).getByRole('radio')).toHaveCount(3);
  });
  await expect(
    page
      .getByRole('figure', { name: 'Downloads and reach over time' })
      .locator('.recharts-bar-rectangle')
      .first(),
  ).toBeVisible();
  const rows = analytics.table.getByRole('rowheader');
  await expect(rows.first()).toHaveText(/^\d\d-\d\d-\d{4}$/);
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await expectNoAxeFindings(page);
  await look(page, 'analytics-reports');
  await page.getByText('Week', { exact: true }).click();
  await expect(analytics.head('Week of')).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(10);
});

test('ANALYTICS-008 ANALYTICS-015 ANALYTICS-037 the keyboard alone sorts figures, opens the glossary, and clears the dates', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.openMonth('&tab=platform');
  const reach = analytics.head('Reach');
  await test.step('ANALYTICS-016 ANALYTICS-017 another column sorts upwards first, and then the other way', async () => {
    await reach.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(reach).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(reach).toHaveAttribute('aria-sort', 'descending');
  });
  expect(new URL(page.url()).searchParams.get('sort')).toBe('unique_reach');

  await page.getByRole('button', { name: 'Glossary' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Glossary' });
  await test.step('ANALYTICS-020 ANALYTICS-022 ANALYTICS-024 it explains country, downloads and the listen-through rate', async () => {
    await expect(drawer.getByRole('term')).toHaveText(['Country', 'Downloads', 'Listen through rate']);
    await expect(drawer).toContainText(
      '60 seconds or more of an episode consumed within a 24-hour period counts as one download',
    );
    await expect(drawer).toContainText(
      'The average percentage of the episode that was downloaded. It is experimental',
    );
  });
  for (const name of ['Next', 'Last'])
    await expect(drawer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await test.step('ANALYTICS-023 ANALYTICS-025 the second page explains the share, reach and unique users', async () => {
    await expect(drawer.getByRole('term')).toHaveText(['% Total', 'Reach', 'Unique users']);
    await expect(drawer).toContainText('A user agent plus an IP address within 24 hours, on UTC.');
  });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  for (const part of ['year', 'day', 'month']) {
    const segment = page.getByRole('spinbutton', { name: new RegExp(`${part}.*Start Date`, 'i') });
    await expect(async () => {
      await segment.press('Backspace');
      await expect(segment).toHaveAttribute('aria-valuetext', 'Empty', { timeout: 500 });
    }).toPass();
  }
  await expect(page.getByText('No dates chosen')).toBeVisible();
  await expect(analytics.table).toHaveCount(0);
});

test('ANALYTICS-059 ANALYTICS-066 ANALYTICS-068 a CSV file is requested and saved', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.openMonth('&tab=country');
  await expect(analytics.table.getByRole('rowheader').first()).toBeVisible();
  await analytics.export.click();
  const dialog = page.getByRole('dialog', { name: 'Download Analytics' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await look(page, 'analytics-csv');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Request CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^post_analytics_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Country,Country Code,Downloads');
  expect(text).toContain('United States,US,');
  await expect(dialog).toHaveCount(0);
  await test.step('ANALYTICS-058 days without downloads leave nothing to export', async () => {
    await analytics.open('?start=2001-01-01&end=2001-01-31&tab=country');
    await expect(page.getByText('No results', { exact: true })).toBeVisible();
    await expect(analytics.export).toBeDisabled();
  });
});

test('on a phone the tab that the address names is in view, and the arrow keys reach the tabs before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const analytics = new AnalyticsPage(page);
  await analytics.openMonth('&tab=reports');
  const reports = page.getByRole('tab', { name: 'Reports' });
  // A list scrolls by whole pixels, while its tabs end at fractions.
  await expect(reports).toBeInViewport({ ratio: 0.98 });
  await reports.focus();
  await page.keyboard.press('Home');
  const first = page.getByRole('tab', { name: 'By Show' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 0.98 });
});

test('a total explains which requests were counted, and links to the methodology', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  const total = page
    .getByRole('region', { name: 'Overview' })
    .getByRole('button', { name: /downloads: explain this number$/ });
  await total.click();
  const dialog = page.getByRole('dialog', { name: 'How these downloads were counted' });
  await expect(dialog.getByText('IAB 2.3')).toBeVisible();
  await expect(dialog.getByText(/reasons of .* downloads are not kept/)).toBeVisible();
  await look(page, 'analytics-explain');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: '/.well-known/podcast-measurement' }).click();
  await expect((await opened).getByRole('heading', { name: 'How downloads are counted' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Recount…' }).click();
  const recount = page.getByRole('dialog', { name: 'Recount by the current list' });
  await expect(recount.getByText(/There is nothing to recount/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recount).toBeHidden();
});
