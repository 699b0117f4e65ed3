import type { Locator, Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { fillDate, fillTime } from '../pages/fill-segments.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { SchedulesPage } from '../pages/schedules-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

const listPath = '/harbour-fm/api/v1/get_auto_capture_schedule/';
const morning = 'The Morning Tide, %w %d';

test('AUTO-009 AUTO-013 AUTO-014 a schedule is created for a chosen show, and Cancel returns to the list', async ({
  page,
  client,
}) => {
  const schedules = new SchedulesPage(page);
  const schedule = new SchedulePage(page);
  await schedules.open();
  await schedules.newSchedule.click();
  await page.waitForURL('**/automations/new');
  await expect(page.getByRole('heading', { name: 'Choose the show' })).toBeVisible();
  await look(page, 'automation-show');
  await page.getByRole('combobox', { name: 'Show' }).fill('Harbour');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/automations\/new\?showId=\d+$/);
  const showId = Number(new URL(page.url()).searchParams.get('showId'));

  await schedule.save.click();
  await expect(schedule.warning).toContainText('Please select at least one day of the week');
  await expectNoAxeFindings(page, ['[role=alertdialog]']);
  await look(page, 'automation-warning');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sat' }).click();
  await page.getByRole('button', { name: 'Sun' }).click();
  await schedule.save.click();
  await expect(schedule.warning).toContainText('Please select start date, start time and end time');
  await page.keyboard.press('Escape');
  await schedule.fillWhen('2099-01-01', '10:00', '11:30');
  await expect(page.getByText('Next episode: Saturday, January 3, 2099')).toBeVisible();
  await look(page, 'automation-when');

  const descriptions = await schedule.section('Descriptions');
  await descriptions.getByRole('textbox', { name: 'Title' }).fill('Weekend, %w %d');
  await expect(descriptions.getByText('Weekend, Saturday January 3, 2099')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'automation-descriptions');
  const saved = page.waitForResponse((response) => response.url().endsWith('/add_auto_capture/'));
  await schedule.save.click();
  await saved;
  await page.waitForURL('**/harbour-fm/automations');
  await page.waitForResponse((response) => new URL(response.url()).pathname === listPath);
  await expect(schedules.row('Weekend, %w %d')).toContainText('Sun, Sat, 10:00 to 11:30');
  const [made] = (await client.schedules.list()).filter(({ title }) => title === 'Weekend, %w %d');
  expect(made).toMatchObject({
    show_id: showId,
    day_of_week: 'SunSat',
    start_date: '2099-01-01',
    publishWhen: 'saveDraft',
  });

  await schedules.row('Weekend, %w %d').getByRole('link').click();
  await page.waitForURL(`**/automations/${made?.id}/edit?showId=${showId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit schedule' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/harbour-fm/automations');
  await client.schedules.delete(made?.id ?? 0);
});

test('AUTO-005 AUTO-016 AUTO-027 a schedule is changed section by section, and shows what it captures today', async ({
  page,
  client,
}) => {
  const made = await makeSchedule(client);
  const schedule = new SchedulePage(page);
  // The demo's last full day counts as today, because the real one may have few events yet.
  await page.clock.setFixedTime(((await stationDay(client, -1)).start + 43_200) * 1000);
  await page.goto(`/harbour-fm/automations/${made.id}/edit?showId=${made.show_id}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Date & Time',
    'Descriptions',
    'Images',
    'Categories',
    'Properties',
    'Ads',
    'Intro & Outro',
    'Publishing',
    'Next runs',
    'Try it',
    'Past runs',
  ]);
  await expect(page.getByRole('heading', { name: /^Events/ })).toHaveCount(0);
  await schedule.section('Images');
  await expect(page.getByText('Recommended between 1400x1400 and 3000x3000.')).toBeVisible();
  await expect(page.getByText('Recommended at 700x366.')).toBeVisible();
  await look(page, 'automation-images');

  await schedule.section('Categories');
  await page.getByRole('checkbox', { name: 'News', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Commercial', exact: true }).check();
  await expect(page.getByRole('heading', { name: /^Events \(\d+\)$/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'automation-categories');
  const blocks = await schedule.blocks();
  const groups = (await client.categories.list()).objects;
  const colorOf = (name: string) =>
    groups.find(({ categories }) => categories.some((category) => category.name === name))?.color;
  for (const { category, color, seconds, width } of blocks) {
    expect(color).toBe(category === 'Commercial' ? 'gray' : colorOf(category)?.replace('color-', ''));
    expect(width).toBe(Math.min(640, Math.max(132, seconds)));
  }

  for (const section of ['Properties', 'Ads', 'Intro & Outro', 'Publishing']) {
    await schedule.section(section);
    await look(page, `schedule-${section.toLowerCase().replaceAll(/\W+/g, '-')}`);
  }
  await page.getByRole('radio', { name: 'Automatically publish' }).check();
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  const changed = (await client.schedules.list()).find(({ id }) => id === made.id);
  expect(changed).toMatchObject({
    capture_groups: 'News,Commercial',
    publishWhen: 'rightNow',
    show_id: made.show_id,
  });
  await client.schedules.delete(made.id);
});

test('AUTO-001 AUTO-002 AUTO-003 the address of Automation opens the schedules, of which one is paused, gets a holiday, and is deleted', async ({
  page,
  client,
}) => {
  const made = await makeSchedule(client);
  const schedules = new SchedulesPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The empty child path is the list too.
  await page.goto('/harbour-fm/automations/');
  await expect(schedules.row(morning)).toContainText('Mon to Fri, 06:00 to 09:00');
  await expect(page).toHaveTitle('POST - Automations');
  expect(asked).toEqual(
    expect.arrayContaining([
      '/harbour-fm/api/v1/playlistcategory/',
      '/harbour-fm/api/v1/socialmediaconnection/',
    ]),
  );
  const row = schedules.row(made.title);
  await test.step('AUTO-012 its row has Pause and Resume', () => expectPauses(client, made.id, row));
  await test.step('AUTO-081 it gets a holiday, and loses it', () => expectHolidays(page));

  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Delete schedule' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toHaveCount(0);
  expect((await client.schedules.list()).map(({ id }) => id)).not.toContain(made.id);
});

async function expectPauses(client: PostKitClient, id: number, row: Locator): Promise<void> {
  // Changes by other users appear without a reload.
  await client.schedules.update(id, { paused: true });
  await expect(row).toContainText('Paused');
  await client.schedules.update(id, { paused: false });
  await expect(row).not.toContainText('Paused');
  await row.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(row).not.toContainText('Paused');
}

async function expectHolidays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Holidays of The Morning Tide' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Holidays of The Morning Tide' });
  await fillDate(dialog.locator('.pk-field', { hasText: 'First day' }), '2098-12-24');
  await fillDate(dialog.locator('.pk-field', { hasText: 'Last day' }), '2098-12-26');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add holiday' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('Dec 24, 2098 to Dec 26, 2098');
  await look(page, 'automation-holidays');
  await dialog.getByRole('button', { name: 'Delete Dec 24' }).press('Enter');
  await expect(dialog.getByText('No holidays yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a schedule shows its next runs, leaves out a date and gives another one other hours, and tries yesterday’s log', async ({
  page,
  client,
}) => {
  const made = await makeSchedule(client);
  const schedule = new SchedulePage(page);
  const editPath = `/harbour-fm/automations/${made.id}/edit`;
  await page.goto(`${editPath}?showId=${made.show_id}`);
  await expect(page.getByText('Mon, 10:00 to 11:00, from Jan 1, 2099: the station creates')).toBeVisible();
  const dates = await schedule.section('Date & Time');
  const others = dates.getByRole('group', { name: 'Dates with other hours' });
  const upcoming = await schedule.section('Next runs');
  const runs = upcoming.getByRole('listitem');
  await fillDate(dates.locator('.pk-field', { hasText: 'Date to leave out' }), '2099-01-12');
  await dates.getByRole('button', { name: 'Leave out', exact: true }).click();
  await expect(runs).toHaveCount(13);
  await expect(runs.nth(1)).toHaveText('Mon, Jan 12, 2099Does not runLeft out');
  await look(page, 'schedule-next-runs');

  async function enterHours(from: string, to: string): Promise<void> {
    await fillDate(others.locator('.pk-field', { hasText: 'Date with other hours' }), '2099-01-19');
    await fillTime(others.locator('.pk-field', { hasText: 'Start on this date' }), from);
    await fillTime(others.locator('.pk-field', { hasText: 'End on this date' }), to);
    await others.getByRole('button', { name: 'Add hours' }).press('Enter');
  }
  await expect(runs.nth(2)).toContainText('Mon, Jan 19, 209910:00 to 11:00');
  await enterHours('14:00', '15:30');
  await expect(runs.nth(2)).toContainText(/14:00 to 15:30.*Other hours/);
  await enterHours('16:00', '17:00');
  await expect(others.getByRole('listitem')).toHaveText(['Mon, Jan 19, 2099, 16:00 to 17:00']);
  await expect(runs.nth(2)).toContainText(/16:00 to 17:00.*Other hours/);
  await look(page, 'schedule-other-hours');

  await page.getByRole('button', { name: 'Try on yesterday’s log' }).click();
  const dryRun = await schedule.section('Try it');
  await expect(dryRun.getByText(/^Would (be saved as a draft|create no episode)$/)).toBeVisible();
  const past = await schedule.section('Past runs');
  await expect(past.getByText(/^No runs yet/)).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'schedule-dry-run');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  const stored = async () => (await client.schedules.list()).find(({ id }) => id === made.id);
  expect(await stored()).toMatchObject({
    exceptions: ['2099-01-12'],
    overrides: [{ date: '2099-01-19', start_time: '16:00', end_time: '17:00' }],
  });

  await page.goto(editPath);
  await others.getByRole('button', { name: 'Remove Mon, Jan 19, 2099, 16:00 to 17:00' }).press('Enter');
  await expect(runs.nth(2)).toContainText('Mon, Jan 19, 209910:00 to 11:00');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  expect((await stored())?.overrides).toEqual([]);
  await client.schedules.delete(made.id);
});

let made = 0;

/** A schedule of the demo's morning show that never runs near today. */
async function makeSchedule(client: PostKitClient) {
  const show = (await client.shows.list()).find(({ title }) => title === 'The Morning Tide');
  const hours = { start_date: '2099-01-01', start_time: '10:00', end_time: '11:00', day_of_week: 'Mon' };
  return client.schedules.create({
    show_id: show?.id ?? 0,
    title: `Schedule of a journey ${++made}`,
    ...hours,
  });
}
