import { createClient } from '@postkit/sdk';
import { startHook } from '../../apps/station/src/testing/hook-server.ts';
import { startMailServer } from '../../apps/station/src/testing/mail-server.ts';
import { MessageBar } from '../pages/message-bar.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { type BroadcastStation, startBroadcastStation } from '../support/broadcast-station.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const day = 86_400;
/** Seconds of the hours of the schedule. */
const length = 240;
const tones = (count: number) => Array.from({ length: count }, () => 'tone' as const);
const clockTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);
const dateOf = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);

async function signIn({ url, person }: BroadcastStation) {
  return createClient({ baseUrl: url }).sessions.signIn(person.email, person.password);
}

test('a gap makes a draft that every screen, a mail and a webhook report, and a run without an episode runs again', async ({
  browser,
}) => {
  test.slow();
  const [mail, hook] = [await startMailServer(), await startHook()];
  const end = Math.floor(Date.now() / 60_000) * 60 - 1800;
  const start = end - length;
  await using quay = await startBroadcastStation('UTC', {
    startAt: start - day - 60,
    env: {
      POSTKIT_SMTP_URL: mail.url,
      POSTKIT_MAIL_FROM: 'post@quay.example',
      POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    },
  });
  const before = clientAt(quay.url, await signIn(quay), quay.slug);
  const show = await before.shows.create({ title: 'Tides' });
  const schedule = await before.schedules.create({
    show_id: show.id,
    title: 'The tide of %w',
    start_date: new Date((start - day) * 1000).toISOString().slice(0, 10),
    start_time: clockTime(start),
    end_time: clockTime(end),
    day_of_week: 'SunMonTueWedThuFriSat',
    publishWhen: 'rightNow',
    notification_emails: 'maya@quay.example',
    pattern: 'tide',
  });
  await before.logger.update({ alerts: { after_minutes: 5, emails: [], webhook_url: hook.url } });
  await quay.air(start - day - 5, [{ title: 'Harbour talk', audio: tones(51) }]);
  await quay.passTo(end - day + 480);

  await quay.passTo(end);
  const [, gapStart = 0, gapEnd = 0] = await quay.air(start - 5, [
    { title: 'The tide at six', audio: tones(20) },
    { gapSeconds: 90 },
    { title: 'The tide at seven', audio: tones(12) },
  ]);
  const signedIn = await signIn(quay);
  const context = await browser.newContext({ baseURL: quay.url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, quay.url, signedIn, quay.slug);
  const page = await context.newPage();
  const shell = new ShellPage(page);
  const channel = page.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/sessions/'),
  );
  await shell.open(`/${quay.slug}/shows`);
  await channel;
  // The message appears while the station still has work, and stays as long as the pointer is on it.
  const reported = new MessageBar(page).saying('Not published').hover({ timeout: 120_000 });
  await quay.passTo(Date.now() / 1000);
  await reported;

  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(start * 1000);
  await expect(new MessageBar(page).region).toContainText(
    `The tide of ${weekday}: 2 minutes of the recording are missing.`,
  );
  await look(page, 'schedule-missed');
  const mailed = mail.mails.filter(({ source }) => source.includes('2 minutes of the recording are missing'));
  expect(mailed.flatMap(({ to }) => to)).toEqual(['maya@quay.example']);
  expect(hook.bodies).toMatchObject([
    { reason: 'nothing_logged' },
    { event: 'publish.missed', schedule_id: schedule.id, reason: 'gaps', due: end },
  ]);

  await new MessageBar(page).region.getByRole('button', { name: 'Open schedule' }).press('Enter');
  const past = await new SchedulePage(page).section('Past runs');
  const runOf = (at: number) => past.getByRole('listitem').filter({ hasText: dateOf(at) });
  const [today, yesterday] = [runOf(start), runOf(start - day)];
  const span = [gapStart, gapEnd].map((at) => new Date(Math.floor(at) * 1000).toISOString().slice(11, 19));
  await expect(today).toContainText('Draft2 minutes of the recording are missing');
  await expect(today).toContainText(`Missing: ${span.join(' to ')}`);
  await expect(today.getByRole('link', { name: /^Open episode of/ })).toBeVisible();
  await expect(today.getByRole('button')).toHaveCount(0);
  await expect(yesterday).toContainText('No episodeNothing matching was logged');
  await expectNoAxeFindings(page);
  await look(page, 'schedule-past-runs');

  await clientAt(quay.url, signedIn, quay.slug).schedules.update(schedule.id, { pattern: '' });
  await yesterday.getByRole('button', { name: /^Run again for/ }).press('Enter');
  await expect(new MessageBar(page).saying('Running again')).toBeVisible();
  await expect(yesterday).toContainText('Published');
  await yesterday.getByRole('link', { name: /^Open episode of/ }).press('Enter');
  await page.waitForURL(/\/episodes\/\d+\/edit-audio/);
  await context.close();
  await Promise.all([hook.close(), mail.close()]);
});
