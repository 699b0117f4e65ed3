import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EvidenceExport, LogHold } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';
import { sha256 } from './testing/make-evidence.ts';

// 06:00 in New York, the time zone of the station.
const six = Date.parse('2026-11-24T11:00:00Z') / 1000;
const range = ['--from', '2026-11-24 06:00', '--to', '2026-11-24 08:00'];
const api = '/wxyz/api/v1/log_hold/';
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };
const hold: LogHold = {
  id: 3,
  start: six,
  end: six + 7200,
  reason: 'Complaint 4711',
  until: null,
  state: 'active',
  held_by: 'Ada Byron',
  held_at: six,
  released_by: '',
  released_at: null,
  bytes: 1,
};

describe('postkit log hold', () => {
  it('holds a stretch, and changes it, in the time zone of the station', async () => {
    await using station = await fakeStation({
      ...settings,
      [`POST ${api}`]: (_call, response) => sendJson(response, hold, 201),
      [`PATCH ${api}3/`]: () => hold,
    });
    const log = (...args: string[]) => runPostkit(['log', ...args], { url: station.url });
    expect(
      await log('hold', ...range, '--reason', 'Complaint 4711', '--until', '2027-01-01 00:00'),
    ).toMatchObject({
      code: 0,
      out: '3\n',
      err: 'Hold 3 is created.\n',
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      start: six,
      end: six + 7200,
      reason: 'Complaint 4711',
      until: Date.parse('2027-01-01T05:00Z') / 1000,
    });
    await log('hold', ...range, '--reason', 'Complaint 4711');
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ until: null });
    await log('change-hold', '3', '--until', 'none', '--to', '2026-11-24 09:00');
    expect(bodyOf(station.calls.at(-1))).toEqual({ until: null, end: six + 3 * 3600 });
    await log(
      'change-hold',
      '3',
      '--reason',
      'Court',
      '--from',
      '2026-11-24 05:00',
      '--until',
      '2027-01-01 00:00',
    );
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ reason: 'Court', start: six - 3600 });
    expect((await log('hold', ...range)).code).toBe(2);
  });

  it('lists holds, and releases them after a question', async () => {
    const over = { ...hold, id: 2, state: 'expired' as const, until: six + 60 };
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}`]: () => ({ holds: [hold, over] }),
      [`POST ${api}3/release/`]: () => hold,
    });
    const { out } = await runPostkit(['log', 'holds'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID  STATE    START             END               UNTIL             BY         REASON',
      '3   active   2026-11-24 06:00  2026-11-24 08:00  released          Ada Byron  Complaint 4711',
      '2   expired  2026-11-24 06:00  2026-11-24 08:00  2026-11-24 06:01  Ada Byron  Complaint 4711',
      '',
    ]);
    const asked = await runPostkit(['log', 'release', '3'], { url: station.url, answers: ['n'] });
    expect([asked.code, asked.err]).toEqual([
      0,
      expect.stringMatching(/is kept no longer.*Nothing was changed/),
    ]);
    const released = await runPostkit(['log', 'release', '3', '--yes'], { url: station.url });
    expect([released.code, station.calls.at(-1)?.method]).toEqual([0, 'POST']);
  });
});

describe('postkit log export-evidence', () => {
  const zip = Buffer.from('the bytes of a zip');
  const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
  const path = '/wxyz/api/v1/evidence/';
  const made = (given: Partial<EvidenceExport>): EvidenceExport => ({
    guid,
    status: 'complete',
    start: six,
    end: six + 7200,
    reason: 'Complaint 4711',
    exported_by: 'Ada Byron',
    progress: 100,
    bytes: zip.length,
    sha256: sha256(zip),
    error: '',
    created_at: six,
    expires_at: six + 1,
    ...given,
  });
  const stationWith = (given: Partial<EvidenceExport> = {}, isRemoved = false) =>
    fakeStation({
      ...settings,
      [`POST ${path}`]: (_call, response) => sendJson(response, made({ status: 'processing' }), 202),
      [`GET ${path}`]: () => ({ evidence_exports: isRemoved ? [] : [made(given)] }),
      [`DELETE ${path}${guid}/`]: (_call, response) => void response.writeHead(204).end(),
      [`GET /wxyz/evidence/${guid}.zip`]: (_call, response) =>
        void response.writeHead(200, { 'content-length': zip.length, etag: '"e"' }).end(zip),
    });
  const order = (url: string, ...args: string[]) =>
    runPostkit(['log', 'export-evidence', ...range, '--reason', 'Complaint 4711', ...args], { url });

  it('downloads the zip, compares its hash, and removes the export from the station', async () => {
    await using station = await stationWith();
    await using home = await temporaryHome();
    const target = join(home.path, 'a.zip');
    const { code, err } = await order(station.url, '-o', target);
    expect([code, err]).toEqual([0, `${target}  ${zip.length} bytes  ${sha256(zip)}\n`]);
    expect(await readFile(target)).toEqual(zip);
    expect(await readdir(home.path)).toEqual(['a.zip']);
    const started = station.calls.find(({ method }) => method === 'POST');
    expect(bodyOf(started)).toEqual({ start: six, end: six + 7200, reason: 'Complaint 4711' });
    expect(station.calls.at(-1)?.method).toBe('DELETE');
    expect((await order(station.url, '-o', target)).code).toBe(6);
  });

  it('says that the export was removed meanwhile', async () => {
    await using station = await stationWith({}, true);
    await using home = await temporaryHome();
    const { code, err } = await order(station.url, '-o', join(home.path, 'a.zip'));
    expect([code, err]).toEqual([1, expect.stringContaining('removed the export')]);
  });

  it.each<[name: string, given: Partial<EvidenceExport>, words: string]>([
    ['the station fails', { status: 'error', error: 'There is no space for the zip.' }, 'no space'],
    ['another zip arrives', { sha256: sha256('other') }, 'not the zip of the station'],
  ])('fails if %s, and keeps the export', async (_, given, words) => {
    await using station = await stationWith(given);
    await using home = await temporaryHome();
    const { code, err } = await order(station.url, '-o', join(home.path, 'a.zip'), '--keep');
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(station.calls.map(({ method }) => method)).not.toContain('DELETE');
  });
});
