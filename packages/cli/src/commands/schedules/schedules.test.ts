import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scheduleDefaults } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { type Call, fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { makeShow } from '../../testing/make-show.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1';
const hours = {
  show_id: 7,
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'MonTueWed',
};
const stored = {
  ...scheduleDefaults,
  ...hours,
  title: 'Breakfast',
  active: 1,
  id: 3,
  on_holiday: false,
  holidays: [],
  last_run: null,
};
const run = {
  id: 21,
  schedule_id: 3,
  date: '2026-11-02',
  start: 1_793_599_200,
  end: 1_793_610_000,
  publish_at: 1_793_610_000,
  outcome: 'draft',
  reason: 'gaps',
  error: '',
  missing: [
    { start: 1_793_599_800, end: 1_793_599_930, kind: 'gap' },
    { start: 1_793_600_000, end: 1_793_600_040, kind: 'silence' },
  ],
  missing_seconds: 170,
  episode_id: 88,
  finished_at: 1_793_610_100,
  can_run_again: false,
};
const preview = {
  next: [
    { date: '2026-11-02', start: 1_793_599_200, end: 1_793_610_000, reasons: ['override', 'clock_change'] },
    { date: '2026-11-03', start: null, end: null, reasons: ['holiday'] },
  ],
  dry_run: null,
};
const dryRun = {
  date: '2026-11-01',
  start: run.start,
  end: run.end,
  publish_at: null,
  outcome: 'draft',
  reason: 'gaps',
  missing: run.missing,
  missing_seconds: run.missing_seconds,
  title: 'Breakfast',
  description: '',
  events: 1,
  seconds: 62,
};
const settings = { [`GET ${api}/settings/`]: makeSettings };
const list = { ...settings, [`GET ${api}/get_auto_capture_schedule/`]: () => [stored] };

describe('postkit schedules', () => {
  it('KIT-034 lists schedules with their last runs, and prints one', async () => {
    await using station = await fakeStation({
      [`GET ${api}/get_auto_capture_schedule/`]: () => [{ ...stored, last_run: run }],
    });
    expect((await runPostkit(['schedules', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  SHOW  DAYS         HOURS        STATE   LAST RUN          TITLE',
      '3   7     Mon Tue Wed  06:00–09:00  active  2026-11-02 draft  Breakfast',
      '',
    ]);
    const shown = await runPostkit(['schedules', 'show', '3', '--json'], { url: station.url });
    expect(JSON.parse(shown.out)).toMatchObject({ id: 3, title: 'Breakfast' });
    expect(await runPostkit(['schedules', 'show', '4'], { url: station.url })).toMatchObject({
      code: 5,
      err: expect.stringContaining('There is no schedule 4.'),
    });
  });

  it('KIT-034 creates a schedule from a YAML file and flags', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-schedules-'));
    const file = join(folder, 'breakfast.yaml');
    await writeFile(
      file,
      'show_id: 7\nstart_date: 2026-11-02\nstart_time: 06:00\nend_time: 09:00\nday_of_week: MonTueWed\ntitle: 7\n',
    );
    await using station = await fakeStation({
      [`POST ${api}/add_auto_capture/`]: (_call, response) =>
        void response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(stored)),
    });
    const flags = ['--set', 'title=Breakfast', '--set', 'exceptions=["2026-12-25"]', '--set', 'tags=12'];
    const made = await runPostkit(['schedules', 'create', '--file', file, ...flags], { url: station.url });
    expect(made).toMatchObject({ code: 0, out: '3\n', err: 'Schedule 3 is created.\n' });
    expect(bodyOf(station.calls[0])).toEqual({
      ...hours,
      title: 'Breakfast',
      exceptions: ['2026-12-25'],
      tags: '12',
    });
    await rm(folder, { recursive: true });
  });

  it('names every wrong field, and sends nothing', async () => {
    await using station = await fakeStation({});
    const wrong = ['--set', 'start_time=6', '--set', 'colour=red', '--set', 'day_of_week=Mo'];
    const { code, err } = await runPostkit(['schedules', 'edit', '3', ...wrong], { url: station.url });
    expect(code).toBe(2);
    for (const part of [
      'start_time: Enter a time such as 06:30.',
      'colour: there is no such field',
      'day_of_week: Enter days',
    ]) {
      expect(err).toContain(part);
    }
    expect(
      (await runPostkit(['schedules', 'create', '--set', 'title=x'], { url: station.url })).err,
    ).toContain('show_id: ');
    expect((await runPostkit(['schedules', 'create'], { url: station.url })).err).toContain(
      'Pass --file, --set, or another option with a field.',
    );
    expect(station.calls).toEqual([]);
  });

  it('KIT-034 changes, pauses, resumes and deletes one', async () => {
    await using station = await fakeStation({
      ...list,
      [`POST ${api}/update_auto_capture/3.json`]: () => stored,
    });
    const schedules = (...args: string[]) => runPostkit(['schedules', ...args], { url: station.url });
    expect(await schedules('edit', '3', '--set', 'end_time=10:00')).toMatchObject({
      code: 0,
      out: '',
      err: 'Schedule 3 is changed.\n',
    });
    expect((await schedules('pause', '3')).err).toBe('Schedule 3 is paused.\n');
    expect((await schedules('resume', '3')).err).toBe('Schedule 3 is active.\n');
    expect((await schedules('delete', '3')).code).toBe(2);
    expect((await schedules('delete', '3', '--yes')).err).toBe('Schedule 3 is deleted.\n');
    expect(station.calls.map((call) => bodyOf(call))).toEqual(
      [{ end_time: '10:00' }, { paused: true }, { paused: false }, { active: 0 }].map((fields) => ({
        ...fields,
        capture_id: 3,
      })),
    );
  });

  it('KIT-034 prints the next runs with their reasons, also for changes that it does not save', async () => {
    await using station = await fakeStation({
      ...list,
      [`POST ${api}/preview_auto_capture/`]: (call) => ({
        ...preview,
        dry_run: Object(bodyOf(call)).date ? dryRun : null,
      }),
    });
    const { out } = await runPostkit(['schedules', 'preview', '3', '--date', '2026-11-01'], {
      url: station.url,
    });
    expect(out.split('\n')).toEqual([
      'Times of America/New_York.',
      'DATE        START             END               WHY',
      '2026-11-02  2026-11-02 01:00  2026-11-02 04:00  other hours on this date, the clocks change',
      '2026-11-03  –                 –                 holiday',
      '',
      '2026-11-01: draft (gaps), 1 event, 1 minute: Breakfast',
      'Missing: 01:10:00–01:12:10, 01:13:20–01:14:00 (silent)',
      '',
    ]);
    const edited = await runPostkit(
      ['schedules', 'edit', '3', '--set', 'end_time=10:00', '--dry-run', '--json'],
      { url: station.url },
    );
    expect(JSON.parse(edited.out)).toEqual(preview);
    const bodies = station.calls.filter(({ method }) => method === 'POST').map(bodyOf);
    expect(bodies).toMatchObject([
      { ...hours, date: '2026-11-01' },
      { ...hours, end_time: '10:00' },
    ]);
  });

  const lists = {
    ...list,
    [`GET ${api}/show/really_all.json`]: () => [makeShow(), { ...makeShow(), id: 9 }],
    [`GET ${api}/playlistcategory/`]: () =>
      resourcePage([{ id: 12, name: 'News', resource_uri: '/wxyz/api/v1/playlistcategory/12/' }]),
    [`GET ${api}/socialmediaconnection/`]: () => resourcePage([makeDestination()]),
    [`GET ${api}/group/`]: () => resourcePage([{ id: 2, name: 'Talk', categories: [{ name: 'Rock, Pop' }] }]),
    [`GET ${api}/event/`]: ({ query }: Call) =>
      resourcePage(query.get('id__gte') === '41' && query.get('id__lt') === '42' ? [{ id: 41 }] : []),
    [`GET ${api}/settings/`]: () => ({
      ...makeSettings(),
      orphaned_categories: [{ name: 'Stray', resource_uri: '' }],
    }),
  };
  const setFlags = (fields: object) =>
    Object.entries(fields).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  const references = {
    tags: '12',
    social_media_connections: '3',
    capture_groups: String.raw`Rock\, Pop,Stray`,
    intro_event_id: 41,
  };

  it('KIT-034 checks with --dry-run that every reference exists, and writes nothing', async () => {
    await using station = await fakeStation({
      ...lists,
      [`POST ${api}/preview_auto_capture/`]: () => preview,
    });
    const dry = (...args: string[]) => runPostkit(['schedules', ...args, '--dry-run'], { url: station.url });
    expect(await dry('create', ...setFlags({ ...hours, ...references }))).toMatchObject({
      code: 0,
      out: expect.stringContaining('2026-11-02'),
    });
    const absent = {
      show_id: 8,
      tags: '12,13',
      social_media_connections: '4,5',
      capture_groups: 'Stray,Newz',
      intro_event_id: 42,
      outro_event_id: 43,
    };
    expect(await dry('create', ...setFlags({ ...hours, ...absent }))).toEqual(
      expect.objectContaining({
        code: 2,
        out: '',
        err: [
          'Check these fields.',
          '  show_id: There is no show 8.',
          '  tags: There is no tag 13.',
          '  social_media_connections: There are no destinations 4, 5.',
          '  capture_groups: There is no category "Newz".',
          '  intro_event_id: Event 42 is not an upload of the library.',
          '  outro_event_id: Event 43 is not an upload of the library.',
          '',
        ].join('\n'),
      }),
    );
    expect(station.calls.filter(({ method, path }) => method !== 'GET' && !path.includes('preview'))).toEqual(
      [],
    );
  });

  it('names faults of the schema, of references and of the station together with --dry-run', async () => {
    const refused = {
      error_message: 'end_date: before',
      errors: { end_date: ['The end date is before the start date.'], show_id: ['No.'] },
    };
    await using station = await fakeStation({
      ...lists,
      [`POST ${api}/preview_auto_capture/`]: (_call, response) => sendJson(response, refused, 400),
    });
    const wrong = { ...hours, show_id: 8, end_date: '2020-01-01', rating: 7, colour: 'red' };
    const { code, err } = await runPostkit(['schedules', 'create', '--dry-run', ...setFlags(wrong)], {
      url: station.url,
    });
    expect(code).toBe(2);
    expect(err.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
      'Check these fields.',
      'rating',
      'colour',
      'show_id',
      'end_date',
      '',
    ]);
    expect(bodyOf(station.calls.find(({ method }) => method === 'POST'))).toEqual({
      ...hours,
      show_id: 8,
      end_date: '2020-01-01',
    });
  });

  it('requests no preview with --dry-run while a required field is missing', async () => {
    await using station = await fakeStation(lists);
    const { code, err } = await runPostkit(['schedules', 'create', '--dry-run', '--set', 'show_id=8'], {
      url: station.url,
    });
    expect(code).toBe(2);
    expect(err).toContain('start_date: This field is required.\n');
    expect(err).toContain('show_id: There is no show 8.\n');
    expect(station.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('checks only changed references with edit --dry-run, because a stored one may have been deleted since', async () => {
    await using station = await fakeStation({
      ...lists,
      [`GET ${api}/get_auto_capture_schedule/`]: () => [{ ...stored, tags: '99' }],
      [`POST ${api}/preview_auto_capture/`]: () => preview,
    });
    const edit = (...args: string[]) =>
      runPostkit(['schedules', 'edit', '3', '--dry-run', ...args], { url: station.url });
    expect((await edit('--set', 'tags=99', '--set', 'title=Early')).code).toBe(0);
    expect(await edit('--set', 'tags=98')).toMatchObject({
      code: 2,
      err: 'Check these fields.\n  tags: There is no tag 98.\n',
    });
  });

  it('lists past runs with the missing stretches, and runs one again', async () => {
    const failed = {
      ...run,
      id: 22,
      outcome: 'failed',
      reason: 'error',
      error: 'No room.',
      missing: [],
      episode_id: null,
    };
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}/auto_capture_runs/`]: () => ({
        meta: { limit: 20, offset: 0, total_count: 1, next: null, previous: null },
        objects: [run, failed],
      }),
      [`POST ${api}/auto_capture_runs/21/again/`]: () => ({ ...run, outcome: 'running' }),
    });
    const { out } = await runPostkit(['schedules', 'runs', '--schedule', '3'], { url: station.url });
    expect(out.split('\n').slice(1, 3)).toEqual([
      '21  3         2026-11-02  draft    88       gaps             01:10:00–01:12:10, 01:13:20–01:14:00 (silent)',
      '22  3         2026-11-02  failed            error: No room.',
    ]);
    expect(station.calls[0]?.query.get('schedule_id')).toBe('3');
    expect((await runPostkit(['schedules', 'run-again', '21'], { url: station.url })).err).toBe(
      'Schedule 3 runs again for 2026-11-02.\n',
    );
  });
});
