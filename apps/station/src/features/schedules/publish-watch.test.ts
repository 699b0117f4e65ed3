import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHook, type TestHook } from '../../testing/hook-server.ts';
import { listenLive, startMailServer, type TestMailServer } from '../../testing/index.ts';
import { recordStationEvents } from '../../testing/record-station-events.ts';
import { day, type Hours, openHours, six } from './testing/open-hours.ts';

let mail: TestMailServer;
let hook: TestHook;
let hours: Hours;
beforeEach(async () => {
  [mail, hook] = [await startMailServer(), await startHook()];
  hours = await openHours({
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'post@example.com',
    POSTKIT_PUBLIC_URL: 'https://post.example.com',
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
  });
  const alerts = { after_minutes: 5, emails: ['tech@example.com'], webhook_url: hook.url };
  const { server, admin } = hours;
  await server.call(`/${server.slug}/api/v1/logger/`, {
    method: 'PATCH',
    as: await admin(),
    json: { alerts },
  });
});
afterEach(async () => {
  await hours.server.close();
  await hook.close();
  await mail.close();
});

const refuseEpisodes = () => {
  hours.server.features.episodes.publishing.create = () => Promise.reject(new Error('No room.'));
};
const reasons = () => hook.bodies.map((body) => (body as { reason: string }).reason);

describe('the watch of publishing', () => {
  it('mails, posts and shows that an episode became a draft, with the missing minutes', async () => {
    await hours.schedule({ notification_emails: 'maya@example.com,tech@example.com', max_gap_seconds: 30 });
    await hours.air(six - 2, 32);
    await hours.air(six + 80, 45);
    const live = await listenLive(hours.server, await hours.admin());
    const events = recordStationEvents(hours.server);
    await hours.passTo(six + 486);
    expect(await live.next('publish_missed')).toEqual({
      schedule_id: 1,
      title: '%w',
      date: '2026-11-02',
      reason: 'gaps',
      missing_seconds: expect.any(Number),
    });
    live.close();
    const missed = { date: '2026-11-02', reason: 'gaps', episode_id: 1 };
    expect(events).toEqual([{ name: 'publish.missed', data: expect.objectContaining(missed) }]);
    const notices = mail.mails.filter(({ source }) => source.includes('was not published'));
    expect(notices.flatMap(({ to }) => to).toSorted()).toEqual(['maya@example.com', 'tech@example.com']);
    expect(notices[0]?.source).toContain('1 minute of the recording is missing.');
    expect(notices[0]?.link).toBe(
      `https://post.example.com/${hours.server.slug}/shows/1/episodes/1/edit-audio/audio-editor`,
    );
    expect(hook.bodies).toEqual([
      expect.objectContaining({
        event: 'publish.missed',
        station: hours.server.slug,
        schedule_id: 1,
        date: '2026-11-02',
        due: six + 120,
        reason: 'gaps',
        episode: { id: 1, show_id: hours.showId },
        text: expect.stringContaining('“Monday” was not published'),
      }),
    ]);
  });

  it('notifies once of an episode that is late, also after a restart and the last failure', async () => {
    await hours.schedule();
    await hours.air(six - 2, 126);
    refuseEpisodes();
    await hours.passTo(six + 480 + 14 * 60);
    expect(reasons()).toEqual([]);
    await hours.passTo(six + 480 + 15 * 60);
    expect(reasons()).toEqual(['late']);
    for (let minute = 60; minute < 960; minute += 60) await hours.passTo(six + minute * 60);
    expect((await hours.runs())[0]?.outcome).toBe('failed');
    hours = await hours.restart(six + 1000 * 60);
    expect(reasons()).toEqual(['late']);
    expect(mail.mails.flatMap(({ to }) => to)).toEqual(['tech@example.com']);
  });

  it('notifies of hours without audio and of a stop, of the last one alone', async () => {
    await hours.schedule({ title: '' });
    await hours.passTo(six + 486);
    hours = await hours.restart(six + 4 * day);
    expect(reasons()).toEqual(['nothing_logged', 'station_off', 'nothing_logged']);
    expect(hook.bodies[1]).toMatchObject({
      date: '2026-11-04',
      text: expect.stringContaining('The station was off.'),
    });
  });

  it('notifies of an episode that is still scheduled after its time', async () => {
    await hours.tolerantSchedule({ delayUntilPublish: 60 });
    await hours.air(six + 60, 4);
    await hours.passTo(six + 500);
    const { get } = hours.server.features.episodes.store;
    hours.server.features.episodes.store.get = async (...args) => {
      const row = await get(...args);
      return row && { ...row, status: 'scheduled' };
    };
    await hours.passTo(six + 120 + 74 * 60);
    expect(reasons()).toEqual([]);
    await hours.passTo(six + 120 + 75 * 60);
    expect(reasons()).toEqual(['not_published']);
  });

  it('is silent about published episodes, drafts that were wanted, and decisions of users', async () => {
    const created = await hours.tolerantSchedule();
    await hours.tolerantSchedule({ publishWhen: 'saveDraft' });
    await hours.air(six + 60, 4);
    await hours.passTo(six + 2 * 3600);
    await hours.passTo(six + day + 200);
    await hours.post(`update_auto_capture/${created.id}.json`, { capture_id: created.id, paused: true });
    await hours.passTo(six + day + 2 * 3600);
    expect((await hours.runs()).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['published', 'draft', 'skipped']),
    );
    expect([reasons(), mail.mails]).toEqual([[], []]);
  });
});
