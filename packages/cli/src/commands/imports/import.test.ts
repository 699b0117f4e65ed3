import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v2/pw';
const begun = {
  id: 3,
  title: 'Tides',
  warnings: [],
  owner_email: '',
  owner_until: null,
  total: 2,
  status: 'running',
  imported: 0,
  skipped: 0,
  failed: 0,
};
const args = ['import', 'http://host/feed.xml', '--show', '7', '--feed', '12'];

/** A station that finishes the import by the second look. */
function importingStation(done: object) {
  const finished = { ...begun, status: 'done', ...done };
  let looks = 0;
  return fakeStation({
    'GET /wxyz/api/v1/settings/': makeSettings,
    [`POST ${api}/`]: () => begun,
    [`GET ${api}/`]: () => ({ imports: [(looks += 1) > 1 ? finished : { ...begun, imported: 1 }] }),
    [`GET ${api}/3/`]: () => finished,
  });
}

describe('import', () => {
  it('waits for the end and lists what failed', async () => {
    const items = [
      { title: 'High water', status: 'imported', note: '' },
      { title: 'Lost tape', status: 'failed', note: 'No audio.' },
    ];
    await using station = await importingStation({ imported: 1, failed: 1, items });
    const result = await runPostkit(args, { url: station.url });
    expect(result).toMatchObject({ code: 3, progress: '', out: 'FAILED     WHY\nLost tape  No audio.\n' });
    expect(result.err.split('\n').slice(0, 2)).toEqual([
      'Import 3: Tides, 2 items',
      '2 of 2: 1 imported, 0 skipped, 1 failed',
    ]);
  });

  it('ends with 1 where nothing could be imported, and prints JSON', async () => {
    await using station = await importingStation({ failed: 2, items: [] });
    const { code, out } = await runPostkit([...args, '--json'], { url: station.url });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ id: 3, status: 'done', failed: 2 });
  });

  it('says that it waits for the owner of a locked podcast, and does not wait itself', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      [`POST ${api}/`]: () => ({
        ...begun,
        status: 'awaiting_owner',
        owner_email: 'owner@a.example',
        warnings: ['A page is missing.'],
      }),
    });
    const { code, err } = await runPostkit(args, { url: station.url });
    expect(code).toBe(0);
    expect(err).toContain('Its owner (owner@a.example) gets an email');
    expect(err).toContain('A page is missing.');
  });

  it('leaves the station to it on Ctrl+C', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      [`POST ${api}/`]: () => begun,
      [`GET ${api}/`]: () => {
        process.emit('SIGINT');
        return { imports: [begun] };
      },
    });
    expect(await runPostkit(args, { url: station.url })).toMatchObject({
      code: 130,
      err: expect.stringContaining('The station continues the import'),
    });
  });
});

const planned = {
  ...begun,
  status: 'planned',
  disk_free: 9_000_000,
  loudness_target: -16,
  show_fields: [{ name: 'author', feed: 'Ana', show: '' }],
  lost: ['copyright'],
  items: [
    planItem(11, {
      title: 'High water',
      seconds: 3600,
      bytes: 1_500_000,
      disk_bytes: 4_000_000,
      season: 1,
      published: 1_601_879_400,
    }),
    planItem(12, {
      title: 'Low water',
      encoding: 'loudness',
      lost: ['link'],
      is_dated: false,
      published: 1_501_879_400,
    }),
    planItem(13, {
      title: 'Gone',
      encoding: 'loudness',
      clash: 'deleted',
      note: 'It was imported and deleted before',
    }),
  ],
};

function planItem(id: number, over: object) {
  const empty = {
    published: null,
    is_dated: true,
    seconds: null,
    bytes: null,
    disk_bytes: null,
    season: null,
    clash: '',
    encoding: '',
    lost: [],
    note: '',
  };
  return { id, status: 'waiting', warning: '', ...empty, ...over };
}

describe('a plan', () => {
  it('is printed as a table with its sums, and starts nothing', async () => {
    await using station = await fakeStation({
      [`POST ${api}/plan/`]: (_call, response) => sendJson(response, planned, 201),
    });
    const { code, out, err } = await runPostkit([...args, '--plan'], { url: station.url });
    expect([code, out.split('\n').map((line) => line.split(/ {2,}/))]).toEqual([
      0,
      [
        ['ID', 'DATE', 'LENGTH', 'SIZE', 'PLAN', 'TITLE', 'NOTES'],
        ['11', '2020-10-05 06:30', '1:00:00', '2 MB', 'import', 'High water'],
        ['12', '2017-08-04 20:43 ?', 'import', 'Low water', 'loses link'],
        ['13', 'deleted', 'Gone', 'It was imported and deleted before'],
        [''],
      ],
    ]);
    expect(err).toContain(
      'Tides: 2 of 3 items would be imported, 1.0 hours of audio, 4 MB of disk needed, 9 MB free.',
    );
    expect(err).toContain('no length for 1 of them');
    expect(err).toContain('without a place here: copyright.');
    expect(err).toContain('can take over: author.');
    expect(err).toContain(
      '1 of the audio files is encoded, because the show has a loudness of -16 LUFS; --switch-loudness-off leaves them as they are.\n',
    );
    expect(err).not.toContain('not mp3');
    expect(err).toContain('Apply it: postkit imports apply 3');
  });

  it('is applied by its id, narrowed by options, or as a saved file', async () => {
    const applied: unknown[] = [];
    await using station = await fakeStation({
      [`GET ${api}/3/`]: () => planned,
      [`POST ${api}/3/apply/`]: ({ body }, response) => {
        applied.push(JSON.parse(body));
        return sendJson(response, begun, 202);
      },
    });
    const apply = async (...rest: string[]) =>
      (await runPostkit(['imports', 'apply', ...rest, '--no-wait'], { url: station.url })).code;
    expect(await apply('3', '--include', 'deleted', '--show-field', 'author')).toBe(0);
    expect(await apply('3', '--since', '2020-01-01')).toBe(0);
    expect(await apply('3', '--until', '2019-12-31', '--season', '1')).toBe(2);
    const file = join(await mkdtemp(join(tmpdir(), 'postkit-plan-')), 'plan.json');
    await writeFile(file, JSON.stringify({ ...planned, items: planned.items.slice(1) }));
    expect(await apply(file)).toBe(0);
    await writeFile(file, '{}');
    expect(await apply(file)).toBe(2);
    expect(await apply('3', '--switch-loudness-off')).toBe(0);
    expect(applied).toEqual([
      { items: [11, 12, 13], show_fields: ['author'], keep_audio: true, switch_loudness_off: false },
      { items: [11], show_fields: [], keep_audio: true, switch_loudness_off: false },
      { items: [12], show_fields: [], keep_audio: true, switch_loudness_off: false },
      { items: [11, 12], show_fields: [], keep_audio: true, switch_loudness_off: true },
    ]);
  });
});

describe('postkit imports', () => {
  it('lists imports, prints one, and retries its failed items', async () => {
    const done = {
      ...begun,
      status: 'done',
      imported: 1,
      failed: 1,
      items: [{ title: 'Lost tape', status: 'failed', note: 'No audio.' }],
    };
    await using station = await fakeStation({
      [`GET ${api}/`]: () => ({ imports: [done] }),
      [`GET ${api}/3/`]: () => done,
      [`POST ${api}/3/cancel/`]: () => ({ ...begun, status: 'cancelled' }),
      [`POST ${api}/3/retry/`]: (_call, response) => sendJson(response, begun, 202),
    });
    expect((await runPostkit(['imports', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  STATUS  ITEMS  IMPORTED  SKIPPED  FAILED  TITLE',
      '3   done    2      1         0        1       Tides',
      '',
    ]);
    const failed = ['imports', 'show', '3', '--jq', '.items[] | select(.status == "failed") | .title'];
    expect((await runPostkit(failed, { url: station.url })).out).toBe('Lost tape\n');
    expect((await runPostkit(['imports', 'retry', '3'], { url: station.url })).err).toBe(
      'Import 3 tries its failed items again.\n',
    );
    expect((await runPostkit(['imports', 'cancel', '3'], { url: station.url })).err).toBe(
      'Import 3 is cancelled. Imported episodes stay.\n',
    );
  });
});
