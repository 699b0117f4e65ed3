import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/slot_link/';
const at = Date.parse('2026-11-24T11:00Z') / 1000;
const link = {
  id: 3,
  state: 'sent_back',
  presenter: 'Ina',
  start: at,
  trim_start: 4,
  trim_end: 64,
  expires_at: at + 86_400,
  playlist_id: null,
  title: 'Boats',
};
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };

describe('postkit slot-links', () => {
  it('lists links in the time of the station', async () => {
    await using station = await fakeStation({ ...settings, [`GET ${api}`]: () => ({ slot_links: [link] }) });
    expect((await runPostkit(['slot-links', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  STATE      PRESENTER  AIRED             LENGTH   EXPIRES           EPISODE  TITLE',
      '3   sent back  Ina        2026-11-24 06:00  0:01:00  2026-11-25 06:00           Boats',
      '',
    ]);
  });

  it('makes a link and prints it once, and makes a new one', async () => {
    const made = { slot_link: link, token: 'secret' };
    await using station = await fakeStation({
      ...settings,
      [`POST ${api}`]: (_call, response) => sendJson(response, made, 201),
      [`POST ${api}3/renew/`]: () => made,
    });
    const flags = [
      '--show',
      '7',
      '--from',
      '2026-11-24 06:00',
      '--to',
      '2026-11-24 07:00',
      '--presenter',
      'Ina',
      '--days',
      '5',
    ];
    const created = await runPostkit(['slot-links', 'create', ...flags], { url: station.url });
    expect(created).toMatchObject({
      code: 0,
      out: `${station.url}/slot#secret\n`,
      err: expect.stringContaining('not shown again'),
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      show: '/wxyz/api/v1/show/7/',
      start: at,
      end: at + 3600,
      presenter: 'Ina',
      days: 5,
    });
    expect((await runPostkit(['slot-links', 'renew', '3'], { url: station.url })).out).toBe(
      `${station.url}/slot#secret\n`,
    );
  });

  it('approves, sends back and revokes', async () => {
    await using station = await fakeStation({
      [`POST ${api}3/approve/`]: () => link,
      [`POST ${api}4/approve/`]: refuse(409, 'The presenter has not submitted this slot.'),
      [`POST ${api}3/send_back/`]: () => link,
      [`DELETE ${api}3/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const run = (...args: string[]) => runPostkit(['slot-links', ...args], { url: station.url });
    expect(await run('approve', '3', '4')).toMatchObject({
      code: 3,
      err: expect.stringContaining('4: 409: The presenter has not submitted this slot.'),
    });
    expect((await run('send-back', '3', '--reply', 'Shorter.')).err).toBe('Slot 3 is back with Ina.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({ reply: 'Shorter.' });
    expect((await run('revoke', '3', '--yes')).err).toBe('3 is revoked.\n');
  });
});
