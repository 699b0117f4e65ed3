import { expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeShow, startMailServer, startStation } from '../../testing/index.ts';
import { makeLog } from '../../testing/make-log.ts';

it('mails all notification_emails about an episode, and retries while the mail server is down', async () => {
  const mail = await startMailServer();
  const clock = createFakeClock(Date.UTC(2026, 10, 2, 5, 55));
  const env = {
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'post@example.com',
    POSTKIT_PUBLIC_URL: 'https://post.example.com',
  };
  const server = await startStation({ clock, env });
  const station = firstStation(server);
  const show = await makeShow(server);
  await server.features.schedules.create(station, {
    show_id: show.id,
    title: 'Tom & <Maya>, %w',
    start_date: '2026-11-02',
    start_time: '06:00',
    end_time: '07:00',
    day_of_week: 'Mon',
    notification_emails: 'maya@example.com, nobody, tom@example.com,maya@example.com',
  });
  await makeLog(server, {
    startedAt: Date.UTC(2026, 10, 2, 6, 10) / 1000,
    pieces: [{ title: 'News', segments: 1 }],
  });
  const pass = async (minutes: number) => {
    await server.context.jobs.idle();
    clock.advance(minutes * 60_000);
    await server.context.jobs.idle();
  };
  mail.refuse('Come back later');
  await pass(71);
  expect(mail.mails).toEqual([]);
  mail.refuse(null);
  await pass(1);
  const { playlists } = await (
    await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?type=draft`, {
      as: await server.signIn(),
    })
  ).json();
  expect(playlists).toHaveLength(1);
  const [{ playlist_id: id }] = playlists;
  expect(mail.mails.flatMap(({ to }) => to).toSorted()).toEqual(['maya@example.com', 'tom@example.com']);
  const [first] = mail.mails;
  expect(first?.link).toBe(
    `https://post.example.com/${server.slug}/shows/${show.id}/episodes/${id}/edit-audio/audio-editor`,
  );
  expect(first?.source).toContain('It is saved as a draft.');
  expect(first?.source).toContain('Tom &amp; &lt;Maya&gt;, Monday');
  await server.close();
  await mail.close();
});
