import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LogCheck } from '@postkit/sdk/schema';
import { type Call, fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';
import type { ChainReport } from './evidence/verify-chain.ts';
import type { EvidenceReport } from './evidence/verify-evidence.ts';
import { makeEvidence, sha256, signFiles, writeFiles } from './testing/make-evidence.ts';

const names = [...makeEvidence().files.keys()];

async function verified(
  folder: string,
  ...args: string[]
): Promise<{ code: number; report: EvidenceReport | null; err: string }> {
  const { code, out, err } = await runPostkit(['log', 'verify', folder, '--json', ...args]);
  return { code, report: out === '' ? null : (JSON.parse(out) as EvidenceReport), err };
}

describe('postkit log verify with an export', () => {
  it('finds a whole folder whole, without a station', async () => {
    await using home = await temporaryHome();
    const { files, head, fingerprint } = makeEvidence();
    await writeFiles(home.path, files);
    expect(await verified(home.path, '--head', head, '--key', fingerprint)).toMatchObject({
      code: 0,
      report: {
        station: 'wxyz',
        segments: 4,
        gaps: 1,
        links: 3,
        head,
        key_fingerprint: fingerprint,
        problems: [],
      },
    });
    const { out } = await runPostkit(['log', 'verify', home.path]);
    expect(out).toContain('whole: every file is as it was signed');
  });

  it.each(names)('finds one changed bit in %s', async (name) => {
    await using home = await temporaryHome();
    const { files } = makeEvidence();
    const content = Buffer.from(files.get(name) ?? []);
    const at = Math.floor(content.length / 2);
    content[at] = (content[at] ?? 0) ^ 1;
    files.set(name, content);
    await writeFiles(home.path, files);
    const { code, report, err } = await verified(home.path);
    expect(code).toBe(1);
    const named = report === null ? err : JSON.stringify(report.problems);
    expect(named).toContain(name);
  });

  it.each<[name: string, file: string, change: (files: Map<string, Buffer>) => void]>([
    ['a segment', 'segments.csv', (files) => replaceSegment(files)],
    ['the list of an hour', 'hours/1.txt', (files) => edit(files, 'hours/1.txt', 'segment 7', 'segment 6')],
    [
      'a gap line of the list',
      'hours/1.txt',
      (files) => edit(files, 'hours/1.txt', 'gap 1780315209938', 'gap 1780315209939'),
    ],
    ['a gap line', 'gaps.csv', (files) => edit(files, 'gaps.csv', ':09.938Z', ':09.939Z')],
    ['a link', 'chain.jsonl', (files) => edit(files, 'chain.jsonl', '"segments":4', '"segments":5')],
    ['a time', 'segments.csv', (files) => edit(files, 'segments.csv', '1780315204969', '1780315204968')],
    ['a missing segment', 'segments/0000000008.aac', (files) => void files.delete('segments/0000000008.aac')],
  ])('finds a change of %s although it was signed again', async (_, file, change) => {
    await using home = await temporaryHome();
    const { files, key } = makeEvidence();
    change(files);
    signFiles(files, key);
    await writeFiles(home.path, files);
    const { code, report } = await verified(home.path);
    expect(code).toBe(1);
    expect(report?.problems.map((problem) => problem.file)).toContain(file);
    expect(report?.problems.map((problem) => problem.file)).not.toContain('SHA256SUMS.sig');
  });

  it('finds an added file, another key and a chain that was made again', async () => {
    await using home = await temporaryHome();
    const [{ files, fingerprint, head }, other] = [makeEvidence(), makeEvidence()];
    files.set('more.txt', Buffer.from('More'));
    await writeFiles(home.path, files);
    const { report } = await verified(home.path, '--key', other.fingerprint, '--head', sha256('x'));
    expect([fingerprint === other.fingerprint, head === sha256('x')]).toEqual([false, false]);
    expect(report?.problems.map(({ file }) => file)).toEqual(['more.txt', 'signing-key.pem', 'chain.jsonl']);
  });

  it('refuses other folders and broken zips', async () => {
    await using home = await temporaryHome();
    expect(await verified(home.path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no evidence export'),
    });
    await writeFile(join(home.path, 'a.zip'), 'no zip');
    expect(await verified(join(home.path, 'a.zip'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('no whole zip'),
    });
    expect((await verified(join(home.path, 'none'))).code).toBe(1);
    await mkdir(join(home.path, 'empty'));
    expect((await runPostkit(['log', 'verify', home.path, '--from', '2026-06-01 12:00'])).code).toBe(2);
    await rm(join(home.path, 'empty'), { recursive: true });
  });
});

function edit(files: Map<string, Buffer>, name: string, from: string, to: string): void {
  const text = files.get(name)?.toString() ?? '';
  expect(text).toContain(from);
  files.set(name, Buffer.from(text.replace(from, to)));
}

/** Another sound in place of a segment, with fitting tables. */
function replaceSegment(files: Map<string, Buffer>): void {
  const name = 'segments/0000000007.aac';
  const old = files.get(name) ?? Buffer.alloc(0);
  const sound = Buffer.alloc(old.length, 7);
  files.set(name, sound);
  edit(files, 'segments.csv', sha256(old), sha256(sound));
  const recording = files.get('recording.aac') ?? Buffer.alloc(0);
  files.set('recording.aac', Buffer.concat([sound, recording.subarray(old.length)]));
}

describe('postkit log verify with the station', () => {
  const api = '/wxyz/api/v1/log_chain/';
  const texts = (makeEvidence().files.get('chain.jsonl')?.toString() ?? '').trimEnd().split('\n');
  const whole: LogCheck = {
    seq: 1,
    hour: '2026-06-01T12',
    state: 'whole',
    segments: 4,
    unreadable: 0,
    differences: [],
  };

  const stationWith = (chain: readonly string[], check: Partial<LogCheck> = {}) =>
    fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      [`GET ${api}`]: () => ({
        since: 1_780_315_200,
        length: chain.length,
        public_key: 'PEM',
        key_fingerprint: sha256('key'),
        manifests: chain.map((text, seq) => ({ seq, text, sha256: sha256(text), is_removed: false })),
      }),
      [`GET ${api}1/`]: () => ({ ...whole, ...check }),
      [`GET ${api}2/`]: () => ({ ...whole, seq: 2, hour: '2026-06-01T13' }),
    });

  const checked = (calls: readonly Call[]) =>
    calls.filter(({ path }) => /log_chain\/\d/.test(path)).map(({ path }) => path.at(-2));

  it('verifies every link here, and the audio of every hour there', async () => {
    await using station = await stationWith(texts);
    const { code, out } = await runPostkit(['log', 'verify', '--json'], { url: station.url });
    expect(code).toBe(0);
    expect(JSON.parse(out) as ChainReport).toEqual({
      since: '2026-06-01T12:00:00.000Z',
      links: 3,
      head: sha256(texts.at(-1) ?? ''),
      key_fingerprint: sha256('key'),
      checked: 2,
      segments: 8,
      unreadable: 0,
      removed: 0,
      differences: [],
    });
    expect(checked(station.calls)).toEqual(['1', '2']);
  });

  it('verifies the hours of a range, in the time zone of the station', async () => {
    await using station = await stationWith(texts);
    const range = ['--from', '2026-06-01 09:00', '--to', '2026-06-01 09:30'];
    await runPostkit(['log', 'verify', ...range], { url: station.url });
    expect(checked(station.calls)).toEqual(['2']);
  });

  it('names the hour and the segment of a difference, and ends with 1', async () => {
    const detail = 'Segment 8 of 2026-06-01T12:00:04.969Z has other bytes.';
    const difference = { kind: 'changed', n: 8, at: 1_780_315_204, detail } as const;
    await using station = await stationWith(texts, { state: 'differs', differences: [difference] });
    const { code, out, err } = await runPostkit(['log', 'verify'], { url: station.url });
    expect([code, err]).toEqual([1, expect.stringContaining('There is a difference.')]);
    expect(out).toContain(`2026-06-01T12  changed  ${detail}`);
  });

  it('finds a link that the station changed with its hash, and a missing noted one', async () => {
    const changed = texts.map((text, seq) =>
      seq === 1 ? text.replace('"bytes":1200', '"bytes":1201') : text,
    );
    await using station = await stationWith(changed);
    const { code, out } = await runPostkit(['log', 'verify', '--json', '--head', sha256(texts[1] ?? '')], {
      url: station.url,
    });
    expect(code).toBe(1);
    expect((JSON.parse(out) as ChainReport).differences.map(({ link, kind }) => [link, kind])).toEqual([
      [2, 'manifest'],
      [2, 'manifest'],
    ]);
  });
});
