import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schedulePreview, scheduleRun } from '@postkit/sdk/schema';
import { firstStation, listenLive, makeStation } from '../../testing/index.ts';
import { wholeStation } from '../accounts/index.ts';
import { day, type Hours, openHours, six } from './testing/open-hours.ts';
import '../../testing/postgres/also-on-postgres.ts';

let hours: Hours;
beforeEach(async () => {
  hours = await openHours();
});
afterEach(() => hours.server.close());

/** The hours' whole recording, with a few seconds around them. */
const airAll = () => hours.air(six - 2, 126);
/** The same in three events, of which the second has no sound if it is silent. Their episodes have the same audio, which is encoded once. */
const airInPieces = async ({ silent = false } = {}) => {
  await hours.air(six - 2, 50);
  await hours.air(six + 48, 40, { silent });
  await hours.air(six + 88, 40);
};
/** Enough for an episode of a tolerant schedule. */
const airSome = () => hours.air(six + 60, 4);
const outcomes = async () => (await hours.runs()).map(({ date, outcome, reason }) => [date, outcome, reason]);
const again = (id: number) => hours.post(`auto_capture_runs/${id}/again/`);
const episode = async (id: number | null | undefined) =>
  hours.server.features.episodes.store.get(wholeStation(1), id ?? 0);
const remove = async (id = 0) => {
  const { server } = hours;
  await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'A user');
  const path = `/${server.slug}/api/v1/playlist/${id}/`;
  expect((await server.call(path, { method: 'DELETE', as: await hours.admin() })).status).toBe(204);
};

describe('the runs of a schedule', () => {
  it('list each result with its hours, newest first, in pages', async () => {
    const { id } = await hours.schedule();
    await airInPieces();
    await hours.passTo(six + 486);
    await hours.passTo(six + day + 486);
    const [skipped, published] = await hours.runs();
    expect(published).toMatchObject({
      schedule_id: id,
      date: '2026-11-02',
      start: six,
      end: six + 120,
      publish_at: six + 120,
      outcome: 'published',
      reason: null,
      missing: [],
      missing_seconds: 0,
      episode_id: expect.any(Number),
      can_run_again: false,
    });
    expect(skipped).toMatchObject({
      date: '2026-11-03',
      outcome: 'skipped',
      reason: 'nothing_logged',
      episode_id: null,
      can_run_again: true,
    });
    expect(await hours.runs('?limit=1&offset=1')).toEqual([published]);
    expect(await hours.runs(`?schedule_id=${id + 1}`)).toEqual([]);
    const list = await hours.server.call(`/${hours.server.slug}/api/v1/get_auto_capture_schedule/`, {
      as: await hours.admin(),
    });
    expect((await list.json())[0].last_run).toEqual(skipped);
  });

  it('notify browsers', async () => {
    await hours.tolerantSchedule();
    const live = await listenLive(hours.server, await hours.admin());
    await airSome();
    await hours.passTo(six + 486);
    expect(await live.next('schedule_run_changed')).toEqual({ id: 1, schedule_id: 1, outcome: 'published' });
    live.close();
  });

  it('are drafts if the recording has a gap, also in audio that the episode does not use', async () => {
    await hours.schedule({ pattern: 'on air', max_gap_seconds: 30 });
    await hours.air(six - 2, 30);
    await hours.air(six + 78, 45);
    await hours.passTo(six + 486);
    const [run] = await hours.runs();
    expect(run).toMatchObject({
      outcome: 'draft',
      reason: 'gaps',
      missing: [{ kind: 'gap', end: six + 78 }],
    });
    expect(run?.missing_seconds).toBeGreaterThan(40);
    expect((await episode(run?.episode_id))?.status).toBe('draft');
  });

  it('are drafts if the recording is silent, or mostly missing', async () => {
    await hours.schedule();
    await airInPieces({ silent: true });
    await hours.air(six + day + 10, 20);
    await hours.passTo(six + 486);
    await hours.passTo(six + day + 486);
    const [little, silent] = await hours.runs();
    expect(silent).toMatchObject({ outcome: 'draft', reason: 'silence', missing: [{ kind: 'silence' }] });
    expect(little).toMatchObject({ outcome: 'draft', reason: 'too_little_audio' });
  });

  it('keep the reasons of a failure, a long stop, a change and a holiday before the run', async () => {
    const created = await hours.schedule();
    await airSome();
    const { create } = hours.server.features.episodes.publishing;
    hours.server.features.episodes.publishing.create = () => Promise.reject(new Error('No room.'));
    for (let minute = 8; minute < 900; minute += 60) await hours.passTo(six + minute * 60);
    hours.server.features.episodes.publishing.create = create;
    expect((await hours.runs())[0]).toMatchObject({
      outcome: 'failed',
      reason: 'error',
      error: 'No room.',
      can_run_again: true,
    });

    await hours.passTo(six + day + 200);
    await hours.post(`update_auto_capture/${created.id}.json`, { capture_id: created.id, paused: true });
    await hours.post(`update_auto_capture/${created.id}.json`, { capture_id: created.id, paused: false });
    await hours.passTo(six + 2 * day + 200);
    await hours.post('add_auto_capture_holidays/', {
      show_id: hours.showId,
      first_day: '2026-11-04',
      last_day: '2026-11-04',
    });
    hours = await hours.restart(six + 6 * day);
    expect(await outcomes()).toEqual([
      ['2026-11-07', 'skipped', 'nothing_logged'],
      ['2026-11-06', 'skipped', 'station_off'],
      ['2026-11-05', 'skipped', 'station_off'],
      ['2026-11-04', 'skipped', 'holiday'],
      ['2026-11-03', 'skipped', 'changed'],
      ['2026-11-02', 'failed', 'error'],
    ]);
  });
});

describe('running a schedule again', () => {
  it('creates the missing episode of the same hours', async () => {
    await hours.tolerantSchedule();
    await hours.passTo(six + 486);
    await airSome();
    const [run] = await hours.runs();
    const started = await again(run?.id ?? 0);
    expect(scheduleRun.parse(await started.json())).toMatchObject({
      id: run?.id,
      outcome: 'running',
      can_run_again: false,
    });
    await hours.server.context.jobs.idle();
    const [finished] = await hours.runs();
    expect(finished).toMatchObject({ id: run?.id, outcome: 'published', reason: null });
    expect((await episode(finished?.episode_id))?.name).toBe('Monday');
  });

  it('is refused while the run has an episode, and creates another one once it is deleted', async () => {
    await hours.tolerantSchedule();
    await airSome();
    await hours.passTo(six + 486);
    const [run] = await hours.runs();
    expect((await again(run?.id ?? 0)).status).toBe(409);
    await remove(run?.episode_id ?? 0);
    expect((await hours.runs())[0]).toMatchObject({
      outcome: 'published',
      episode_id: null,
      can_run_again: true,
    });
    expect((await again(run?.id ?? 0)).status).toBe(200);
    await hours.server.context.jobs.idle();
    const [finished] = await hours.runs();
    expect(finished?.episode_id).not.toBe(run?.episode_id);
    expect(await episode(finished?.episode_id)).not.toBeNull();
  });

  it('creates one episode even if it is asked twice and a try fails halfway', async () => {
    await hours.tolerantSchedule();
    await hours.passTo(six + 486);
    await airSome();
    const { create } = hours.server.features.episodes.publishing;
    hours.server.features.episodes.publishing.create = async (...args) => {
      await create(...args);
      hours.server.features.episodes.publishing.create = create;
      throw new Error('The lights went out.');
    };
    const [run] = await hours.runs();
    const asked = await Promise.all([again(run?.id ?? 0), again(run?.id ?? 0)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    hours = await hours.restart(six + 900);
    const [finished] = await hours.runs();
    expect(finished).toMatchObject({ outcome: 'published', episode_id: 1 });
    expect(await episode(2)).toBeNull();
  });

  it('is refused once the log of the hours is deleted, for a deleted schedule, and for a run of another station', async () => {
    const { id } = await hours.tolerantSchedule();
    await hours.passTo(six + 486);
    await hours.post(`update_auto_capture/${id}.json`, { capture_id: id, paused: true });
    expect((await again(99)).status).toBe(404);
    const { slug } = await makeStation(hours.server);
    const path = `/${slug}/api/v1/auto_capture_runs/1/again/`;
    expect(
      (await hours.server.call(path, { method: 'POST', as: await hours.admin(), json: {} })).status,
    ).toBe(404);
    hours = await hours.restart(six + 91 * day);
    expect((await hours.runs())[0]).toMatchObject({ can_run_again: false });
    expect(await (await again(1)).text()).toContain('recordings are kept for 90 days');
    await hours.post(`update_auto_capture/${id}.json`, { capture_id: id, active: 0 });
    expect((await again(1)).status).toBe(404);
  });
});

describe('the preview of a schedule', () => {
  const fields = {
    start_date: '2026-11-02',
    start_time: '06:00',
    end_time: '06:02',
    day_of_week: 'Mon',
    title: '%w, %d',
    publishWhen: 'rightNow',
  };
  const preview = async (change: object = {}) => {
    const response = await hours.post('preview_auto_capture/', {
      ...fields,
      show_id: hours.showId,
      ...change,
    });
    return schedulePreview.parse(await response.json());
  };

  it('has the next twelve runs, and the dates between them on which it does not run', async () => {
    await hours.post('add_auto_capture_holidays/', {
      show_id: hours.showId,
      first_day: '2026-11-09',
      last_day: '2026-11-09',
    });
    const { next, dry_run } = await preview();
    expect(dry_run).toBeNull();
    expect(next).toHaveLength(13);
    expect(next[0]).toEqual({ date: '2026-11-02', start: six, end: six + 120, reasons: [] });
    expect(next[1]).toEqual({ date: '2026-11-09', start: null, end: null, reasons: ['holiday'] });
  });

  it('shows the episode that the log of any date would become, and writes nothing', async () => {
    await airAll();
    await hours.passTo(six + day);
    const { dry_run } = await preview({ day_of_week: 'Fri', date: '2026-11-02' });
    expect(dry_run).toMatchObject({
      outcome: 'published',
      title: 'Monday, November 2, 2026',
      events: 1,
      missing: [],
      start: six,
    });
    expect(dry_run?.seconds).toBeGreaterThan(120);
    expect((await preview({ date: '2026-11-01' })).dry_run).toMatchObject({
      outcome: 'skipped',
      reason: 'nothing_logged',
      events: 0,
    });
    expect(await hours.runs()).toEqual([]);
    expect(await episode(1)).toBeNull();
  });

  it('refuses a schedule that could not be saved, and names the field', async () => {
    for (const [field, value] of Object.entries({ end_time: '06:00', show_id: 99 })) {
      const response = await hours.post('preview_auto_capture/', {
        ...fields,
        show_id: hours.showId,
        [field]: value,
      });
      expect(response.status).toBe(400);
      expect((await response.json()).error_message).toMatch(`${field}: `);
    }
  });
});
