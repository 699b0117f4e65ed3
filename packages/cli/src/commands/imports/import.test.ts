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
    expect(result.err.split('\n').slice(0, 2)).toEqual(['Import 3: Tides, 2 items', '2 of 2: 1 imported, 0 skipped, 1 failed']);
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
      [`POST ${api}/`]: () => ({ ...begun, status: 'awaiting_owner', owner_email: 'owner@a.example', warnings: ['A page is missing.'] }),
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

describe('postkit imports', () => {
  it('lists imports, prints one, and retries its failed items', async () => {
    const done = { ...begun, status: 'done', imported: 1, failed: 1, items: [{ title: 'Lost tape', status: 'failed', note: 'No audio.' }] };
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
    expect((await runPostkit(['imports', 'retry', '3'], { url: station.url })).err).toBe('Import 3 tries its failed items again.\n');
    expect((await runPostkit(['imports', 'cancel', '3'], { url: station.url })).err).toBe(
      'Import 3 is cancelled. Imported episodes stay.\n',
    );
  });
});
