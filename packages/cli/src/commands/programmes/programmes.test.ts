import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1';
const hours = { day_of_week: 'MonTue', start_time: '12:00', end_time: '14:00' };
const line = {
  id: 1,
  change: 'moved',
  programme_id: 7,
  before: { name: 'Midday', hours },
  after: { name: 'Midday', hours: { ...hours, start_time: '13:00' } },
  fields: [],
  removed: [],
  added: [],
};
const gone = { ...line, id: 2, change: 'gone', after: null };
const renamed = { ...line, id: 3, change: 'renamed', after: { name: 'Noon', hours } };
const plan = {
  id: 12,
  source_id: 3,
  state: 'pending',
  created_at: 1,
  applied_at: null,
  applied_by: '',
  can_undo: false,
  lines: [line, gone, renamed],
};

describe('postkit programmes', () => {
  it('lists programmes, airings in the time of the station, and sources', async () => {
    await using station = await fakeStation({
      [`GET ${api}/settings/`]: makeSettings,
      [`GET ${api}/programme/`]: () => ({
        programmes: [{ id: 7, name: 'Midday', hours, source_id: 3, show: { id: 4, title: 'Midday' } }],
      }),
      [`GET ${api}/programme_airings/`]: () => ({
        airings: [
          { programme_id: 7, name: 'Midday', start_ms: 1_764_000_000_000, end_ms: 1_764_003_600_000 },
        ],
      }),
      [`GET ${api}/programme_source/`]: () => ({
        sources: [
          {
            id: 3,
            kind: 'icalendar',
            title: 'Grid',
            read_at: null,
            programmes: 1,
            plan_id: 12,
            error: 'Gone.',
          },
        ],
      }),
    });
    const run = (...args: string[]) => runPostkit(['programmes', ...args], { url: station.url });
    expect((await run('list')).out.split('\n')[1]).toBe('7   MonTue  12:00  14:00  3       4     Midday');
    expect((await run('week', '--days', '2')).out.split('\n')[1]).toMatch(
      /^2025-11-24 11:00 +2025-11-24 12:00 +7 +Midday$/,
    );
    expect((await run('sources')).out.split('\n')[1]).toMatch(/^3 +icalendar +1 +12 +Grid +Gone\.$/);
    expect(await run('week', '--days', '29')).toMatchObject({ code: 2 });
  });

  it('prints what differs in a source, applies lines, and undoes them', async () => {
    await using station = await fakeStation({
      [`POST ${api}/programme_source/3/read/`]: () => ({
        plan,
        findings: ['Private entries were left out.'],
      }),
      [`POST ${api}/programme_plan/12/apply/`]: () => ({ ...plan, state: 'applied', lines: [line] }),
      [`POST ${api}/programme_plan/12/undo/`]: () => ({ ...plan, state: 'undone' }),
    });
    const run = (...args: string[]) => runPostkit(['programmes', ...args], { url: station.url });
    expect((await run('read', '3')).out.split('\n')).toEqual([
      '1  moved  Midday  MonTue 12:00-14:00 -> MonTue 13:00-14:00',
      '2  gone  Midday  MonTue 12:00-14:00',
      '3  renamed  Midday -> Noon  MonTue 12:00-14:00',
      'To change the week: postkit programmes apply 12',
      'Private entries were left out.',
      '',
    ]);
    expect((await run('apply', '12', '--line', '1')).err).toBe('1 of the differences are applied.\n');
    expect((await run('undo', '12')).err).toBe('Plan 12 is undone.\n');
    expect(bodyOf(station.calls[1])).toEqual({ lines: [1] });
  });

  it('adds a programme, and prints the schedule of one without a show', async () => {
    await using station = await fakeStation({
      [`POST ${api}/programme/`]: (_call, response) => sendJson(response, { id: 8, name: 'Drive' }, 201),
      [`GET ${api}/programme/8/schedule/`]: () => ({
        schedule: { ...hours, start_date: '2026-11-30' },
        show_title: 'Drive',
      }),
    });
    const run = (...args: string[]) => runPostkit(['programmes', ...args], { url: station.url });
    const times = '[{"start_ms":1,"end_ms":2}]';
    expect(await run('create', '--set', 'name=Drive', '--set', `times=${times}`)).toMatchObject({
      code: 0,
      err: expect.stringContaining('Programme 8'),
    });
    expect(bodyOf(station.calls[0])).toMatchObject({ name: 'Drive', times: [{ start_ms: 1, end_ms: 2 }] });
    expect(await run('schedule', '8')).toMatchObject({
      out: expect.stringContaining('day_of_week'),
      err: expect.stringContaining('No show has the name “Drive”.'),
    });
  });
});
