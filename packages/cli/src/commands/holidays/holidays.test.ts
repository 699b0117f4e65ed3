import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1';
const holiday = (id: number, show_id: number, first_day: string, last_day = first_day) => ({
  id,
  show_id,
  first_day,
  last_day,
  active: 1,
});
const christmas = holiday(5, 7, '2026-12-24', '2026-12-26');

describe('postkit holidays', () => {
  it('lists the holidays of all shows, or of one, in the order of the station', async () => {
    const holidays = [holiday(6, 7, '2026-11-26'), holiday(9, 8, '2026-12-01'), christmas];
    await using station = await fakeStation({ [`GET ${api}/auto_capture_holidays/`]: () => holidays });
    const list = (...args: string[]) => runPostkit(['holidays', 'list', ...args], { url: station.url });
    expect((await list()).out.split('\n')).toEqual([
      'ID  SHOW  FIRST DAY   LAST DAY',
      '6   7     2026-11-26  2026-11-26',
      '9   8     2026-12-01  2026-12-01',
      '5   7     2026-12-24  2026-12-26',
      '',
    ]);
    expect((await list('--show', '8', '--jq', '.[].id')).out).toBe('9\n');
  });

  it('creates, changes and deletes a holiday', async () => {
    await using station = await fakeStation({
      [`POST ${api}/add_auto_capture_holidays/`]: (_call, response) => sendJson(response, christmas, 201),
      [`POST ${api}/update_auto_capture_holidays/5.json`]: () => christmas,
    });
    const holidays = (...args: string[]) => runPostkit(['holidays', ...args], { url: station.url });
    expect(await holidays('create', '--show', '7', '--from', '2026-12-24')).toMatchObject({
      code: 0,
      out: '5\n',
    });
    await holidays('create', '--show', '7', '--from', '2026-12-24', '--to', '2026-12-26');
    expect((await holidays('edit', '5', '--to', '2026-12-27')).err).toBe('Holiday 5 is changed.\n');
    await holidays('edit', '5', '--show', '8');
    await holidays('edit', '5', '--from', '2026-12-23');
    expect((await holidays('delete', '5', '--yes')).err).toBe('5 is deleted.\n');
    expect(station.calls.map((call) => bodyOf(call))).toEqual([
      { show_id: 7, first_day: '2026-12-24', last_day: '2026-12-24' },
      { show_id: 7, first_day: '2026-12-24', last_day: '2026-12-26' },
      { last_day: '2026-12-27' },
      { show_id: 8 },
      { first_day: '2026-12-23' },
      { active: 0 },
    ]);
    expect(await holidays('edit', '5')).toMatchObject({ code: 2, err: 'Pass --show, --from or --to.\n' });
    expect(await holidays('create', '--show', '7', '--from', '2026-12-32')).toMatchObject({ code: 2 });
  });
});
