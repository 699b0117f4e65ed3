import type { PostKitClient } from '@postkit/sdk';
import { SchedulesPage } from '../pages/schedules-page.ts';
import { MessageBar } from '../pages/message-bar.ts';
import { fillDate, fillTime } from '../pages/fill-segments.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeShow } from '../support/make-content.ts';
import { stationDay } from '../support/station-day.ts';

const listPath = '/harbour-fm/api/v1/get_auto_capture_schedule/';
const morning = 'The Morning Tide, %w %d';

test('AUTO-001 AUTO-002 AUTO-003 the address of Automation opens the list of schedules', async ({ page }) => {
  const schedules = new SchedulesPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/harbour-fm/automations');
  await expect(schedules.row(morning)).toContainText('Mon to Fri, 06:00 to 09:00');
  await expect(page).toHaveTitle('POST - Automations');
  expect(asked).toContain('/harbour-fm/api/v1/playlistcategory/');
  expect(asked).toContain('/harbour-fm/api/v1/socialmediaconnection/');
  await expectNoAxeFindings(page);
  await look(page, 'automations');
  // The empty child path is the list too.
  await page.goto('/harbour-fm/automations/');
  await expect(schedules.row(morning)).toBeVisible();
});

test('AUTO-009 AUTO-013 AUTO-014 a schedule is created for a chosen show, and Cancel returns to the list', async ({ page, client }) => {
  const schedules = new SchedulesPage(page);
  const schedule = new SchedulePage(page);
  await schedules.open();
  await schedules.newSchedule.click();
  await page.waitForURL('**/automations/new');
  await expect(page.getByRole('heading', { name: 'Choose the show' })).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'automation-show');
  await page.getByRole('combobox', { name: 'Show' }).fill('Harbour');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/automations\/new\?showId=\d+$/);
  const showId = Number(new URL(page.url()).searchParams.get('showId'));

  await schedule.save.click();
  await expect(schedule.warning).toContainText('Please select at least one day of the week');
  await expectNoAxeFindings(page);
  await look(page, 'automation-warning');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sat' }).click();
  await page.getByRole('button', { name: 'Sun' }).click();
  await schedule.save.click();
  await expect(schedule.warning).toContainText('Please select start date, start time and end time');
  await page.keyboard.press('Escape');
  await schedule.fillWhen('2099-01-01', '10:00', '11:30');
  await expect(page.getByText('Next episode: Saturday, January 3, 2099')).toBeVisible();
  await expectNoAxeFindings(page);
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
  expect(made).toMatchObject({ show_id: showId, day_of_week: 'SunSat', start_date: '2099-01-01', publishWhen: 'saveDraft' });

  await schedules.row('Weekend, %w %d').getByRole('link').click();
  await page.waitForURL(`**/automations/${made?.id}/edit?showId=${showId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit schedule' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/harbour-fm/automations');
  await client.schedules.delete(made?.id ?? 0);
});

test('AUTO-005 AUTO-016 AUTO-027 a schedule is changed section by section, and shows what it captures today', async ({ page, client }) => {
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
  await expectNoAxeFindings(page);
  await look(page, 'automation-images');

  await schedule.section('Categories');
  await page.getByRole('checkbox', { name: 'News', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Commercial', exact: true }).check();
  await expect(page.getByRole('heading', { name: /^Events \(\d+\)$/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'automation-categories');
  const blocks = await schedule.blocks();
  const groups = (await client.categories.list()).objects;
  const colorOf = (name: string) => groups.find(({ categories }) => categories.some((category) => category.name === name))?.color;
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
  expect(changed).toMatchObject({ capture_groups: 'News,Commercial', publishWhen: 'rightNow', show_id: made.show_id });
  await client.schedules.delete(made.id);
});

test('AUTO-018 AUTO-061 AUTO-088 a TV station saves a schedule without texts on the second attempt', async ({ page, client }) => {
  const schedule = new SchedulePage(page);
  const show = await makeShow(client);
  await new ShellPage(page).withSettings(() => ({ station_type: 'tv' }));
  await page.goto(`/harbour-fm/automations/new?showId=${show.id}`);
  await expect(page.getByRole('textbox', { name: 'Streaming url' })).toHaveValue('transmitter');
  await page.getByRole('button', { name: 'Wed' }).click();
  await schedule.fillWhen('2099-01-01', '10:00', '11:30');
  await schedule.section('Ads');
  await page.getByRole('radio', { name: 'Every few events' }).check();
  await page.getByRole('textbox', { name: 'Events between ads' }).fill('3');
  await expect(page.getByRole('checkbox', { name: 'Targeted ads' })).toBeChecked();
  await schedule.section('Publishing');
  await expect(page.getByRole('radio', { name: 'Save as draft' })).toBeChecked();
  await page.getByRole('radio', { name: 'Automatically publish' }).check();

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/add_auto_capture/', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error_message: 'Away.' } });
  });
  await schedule.save.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(new MessageBar(page).saying('Unable to create new schedule')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Automatically publish' })).toBeChecked();
  await expectNoAxeFindings(page);
  await look(page, 'automation-failed');
  await page.unroute('**/add_auto_capture/');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  const made = (await client.schedules.list()).find(({ show_id }) => show_id === show.id);
  expect(made).toMatchObject({
    title: '',
    streaming_url: 'transmitter',
    targetedAds: true,
    events_between_ads: 3,
    publishWhen: 'rightNow',
  });
  // The address changes before the screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Automations' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Wed' })).toHaveAttribute('aria-pressed', 'false');
  await client.schedules.delete(made?.id ?? 0);
});

test('AUTO-012 AUTO-081 AUTO-090 a schedule is paused, gets a holiday, and is deleted', async ({ page, client }) => {
  const made = await makeSchedule(client);
  const schedules = new SchedulesPage(page);
  await schedules.open();
  const row = schedules.row(made.title);
  // Changes by other users appear without a reload.
  await client.schedules.update(made.id, { paused: true });
  await expect(row).toContainText('Paused');
  await client.schedules.update(made.id, { paused: false });
  await expect(row).not.toContainText('Paused');
  await row.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(row).not.toContainText('Paused');

  await page.getByRole('button', { name: 'Holidays of The Morning Tide' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Holidays of The Morning Tide' });
  await fillDate(dialog.locator('.pk-field', { hasText: 'First day' }), '2098-12-24');
  await fillDate(dialog.locator('.pk-field', { hasText: 'Last day' }), '2098-12-26');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add holiday' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('Dec 24, 2098 to Dec 26, 2098');
  await expectNoAxeFindings(page);
  await look(page, 'automation-holidays');
  await dialog.getByRole('button', { name: 'Delete Dec 24' }).press('Enter');
  await expect(dialog.getByText('No holidays yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.route('**/update_auto_capture/*', (route) => route.fulfill({ status: 503, json: { error_message: 'Away.' } }));
  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete schedule' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('Unable to delete schedule');
  await expect(new MessageBar(page).saying('Unable to delete schedule')).toBeVisible();
  await look(page, 'automation-delete');
  await page.unroute('**/update_auto_capture/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect((await client.schedules.list()).map(({ id }) => id)).not.toContain(made.id);
});

test('AUTO-006 AUTO-008 an address of no schedule says so', async ({ page }) => {
  await page.goto('/harbour-fm/automations/soon/edit?showId=1');
  await expect(page.getByText('Schedule not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save schedule' })).toHaveCount(0);
  await page.goto('/harbour-fm/automations/new?showId=999999');
  await expect(new MessageBar(page).saying('Show Setup')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('AUTO-007 without a session every address leads to the sign-in, and back', async ({ browser, station }) => {
  const context = await browser.newContext({ baseURL: station.url });
  const page = await context.newPage();
  for (const path of ['/harbour-fm/automations', '/harbour-fm/automations/new?showId=1', '/harbour-fm/automations/1/edit?showId=1']) {
    await page.goto(path);
    await page.waitForURL(/\/login/);
    expect(decodeURIComponent(page.url())).toContain(path);
  }
  await context.close();
});

test('a schedule shows its next runs with reasons, and what yesterday’s log would have become', async ({ page, client }) => {
  const made = await makeSchedule(client);
  const schedule = new SchedulePage(page);
  await page.goto(`/harbour-fm/automations/${made.id}/edit?showId=${made.show_id}`);
  await expect(page.getByText('Mon, 10:00 to 11:00, from Jan 1, 2099: the station creates')).toBeVisible();
  const dates = await schedule.section('Date & Time');
  await fillDate(dates.locator('.pk-field', { hasText: 'Date to leave out' }), '2099-01-12');
  await dates.getByRole('button', { name: 'Leave out', exact: true }).click();
  const upcoming = await schedule.section('Next runs');
  await expect(upcoming.getByRole('listitem')).toHaveCount(13);
  await expect(upcoming.getByRole('listitem').nth(1)).toHaveText('Mon, Jan 12, 2099Does not runLeft out');
  await look(page, 'schedule-next-runs');

  await page.getByRole('button', { name: 'Try on yesterday’s log' }).click();
  const dryRun = await schedule.section('Try it');
  await expect(dryRun.getByText(/^Would (be saved as a draft|create no episode)$/)).toBeVisible();
  const past = await schedule.section('Past runs');
  await expect(past.getByText(/^No runs yet/)).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'schedule-dry-run');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  expect((await client.schedules.list()).find(({ id }) => id === made.id)?.exceptions).toEqual(['2099-01-12']);
  await client.schedules.delete(made.id);
});

test('a single date of a schedule gets other hours, changes them, and loses them', async ({ page, client }) => {
  const made = await makeSchedule(client);
  const schedule = new SchedulePage(page);
  const editPath = `/harbour-fm/automations/${made.id}/edit`;
  await page.goto(editPath);
  const dates = await schedule.section('Date & Time');
  const others = dates.getByRole('group', { name: 'Dates with other hours' });
  const upcoming = await schedule.section('Next runs');
  const second = upcoming.getByRole('listitem').nth(1);
  await expect(second).toContainText('Mon, Jan 12, 209910:00 to 11:00');

  async function enterHours(from: string, to: string): Promise<void> {
    await fillDate(others.locator('.pk-field', { hasText: 'Date with other hours' }), '2099-01-12');
    await fillTime(others.locator('.pk-field', { hasText: 'Start on this date' }), from);
    await fillTime(others.locator('.pk-field', { hasText: 'End on this date' }), to);
    await others.getByRole('button', { name: 'Add hours' }).press('Enter');
  }
  await enterHours('14:00', '15:30');
  await expect(second).toContainText(/14:00 to 15:30.*Other hours/);
  await enterHours('16:00', '17:00');
  await expect(others.getByRole('listitem')).toHaveText(['Mon, Jan 12, 2099, 16:00 to 17:00']);
  await expect(second).toContainText(/16:00 to 17:00.*Other hours/);
  await expectNoAxeFindings(page);
  await look(page, 'schedule-other-hours');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  const stored = async () => (await client.schedules.list()).find(({ id }) => id === made.id)?.overrides;
  expect(await stored()).toEqual([{ date: '2099-01-12', start_time: '16:00', end_time: '17:00' }]);

  await page.goto(editPath);
  await others.getByRole('button', { name: 'Remove Mon, Jan 12, 2099, 16:00 to 17:00' }).press('Enter');
  await expect(second).toContainText('Mon, Jan 12, 209910:00 to 11:00');
  await schedule.save.click();
  await page.waitForURL('**/harbour-fm/automations');
  expect(await stored()).toEqual([]);
  await client.schedules.delete(made.id);
});

let made = 0;

/** A schedule of the demo's morning show that never runs near today. */
async function makeSchedule(client: PostKitClient) {
  const show = (await client.shows.list()).find(({ title }) => title === 'The Morning Tide');
  const hours = { start_date: '2099-01-01', start_time: '10:00', end_time: '11:00', day_of_week: 'Mon' };
  return client.schedules.create({ show_id: show?.id ?? 0, title: `Schedule of a journey ${++made}`, ...hours });
}
