import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStation } from '../testing/index.ts';
import { storeWidgetBuild } from './widget-builds.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'postkit-builds-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A built widget whose files contain its version. */
async function build(version: string): Promise<string> {
  const folder = join(root, `dist-${version}`);
  await mkdir(folder);
  for (const name of ['embed.js', 'extras.js', 'player.css', 'player.html', 'listen.js'])
    await writeFile(join(folder, name), version);
  await writeFile(join(folder, 'version.json'), JSON.stringify({ version, integrity: 'sha384-x' }));
  return folder;
}

describe('storeWidgetBuild', () => {
  it('keeps the builds of earlier starts', async () => {
    const store = join(root, 'widgets');
    await storeWidgetBuild(store, await build('4-00000001'));
    const next = await build('4-00000002');
    for (const built of [next, next, join(root, 'nothing')]) {
      const builds = await storeWidgetBuild(store, built);
      expect([...builds.keys()].toSorted()).toEqual(['4-00000001', '4-00000002']);
      expect([...(builds.get('4-00000001')?.keys() ?? [])].toSorted()).toEqual([
        'embed.js',
        'extras.js',
        'player.css',
        'player.html',
      ]);
    }
  });

  it('is one build, whole, for processes that start together, and leaves alone what another one writes', async () => {
    const store = join(root, 'widgets');
    await mkdir(join(store, 'partial-other'), { recursive: true });
    const built = await build('4-00000001');
    const starts = await Promise.all(Array.from({ length: 8 }, () => storeWidgetBuild(store, built)));
    for (const builds of starts) expect(builds.get('4-00000001')?.size).toBe(4);
    expect((await readdir(store)).toSorted()).toEqual(['4-00000001', 'partial-other']);
  });

  it('fails when the build cannot be stored', async () => {
    const store = join(root, 'widgets');
    await mkdir(store);
    await writeFile(join(store, '4-00000001.txt'), '');
    const built = await build('4-00000001');
    await rm(join(built, 'embed.js'));
    await expect(storeWidgetBuild(store, built)).rejects.toThrow('ENOENT');
    expect(await readdir(store)).toEqual(['4-00000001.txt']);
  });

  it('replaces a copy that a crash cut short, and refuses a version that is no folder name', async () => {
    const store = join(root, 'widgets');
    await mkdir(join(store, 'partial'), { recursive: true });
    await writeFile(join(store, 'partial/embed.js'), '');
    await utimes(join(store, 'partial'), 0, 0);
    expect([...(await storeWidgetBuild(store, await build('4-00000001'))).keys()]).toEqual(['4-00000001']);
    expect(await readdir(store)).toEqual(['4-00000001']);
    const evil = join(root, 'evil');
    await mkdir(evil);
    await writeFile(join(evil, 'version.json'), '{"version":"../../x"}');
    await expect(storeWidgetBuild(store, evil)).rejects.toThrow(/version/);
  });
});

describe('a pinned address', () => {
  it('serves its build for ever after an upgrade, and 404 for an unknown one', async () => {
    const store = join(root, 'data/widgets');
    await storeWidgetBuild(store, await build('4-00000001'));
    const site = { console: join(root, 'none'), widget: await build('4-00000002'), docs: join(root, 'none') };
    const station = await startStation({ site, env: { POSTKIT_DATA: join(root, 'data') } });
    const bodies = await Promise.all(
      ['v4-00000001', 'v4-00000002', 'v4'].map(async (version) =>
        (await station.call(`/widget/${version}/embed.js`)).text(),
      ),
    );
    expect(bodies).toEqual(['4-00000001', '4-00000002', '4-00000002']);
    const pinned = await station.call('/widget/v4-00000001/embed.js');
    expect(pinned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(pinned.headers.get('access-control-allow-origin')).toBe('*');
    expect((await station.call('/widget/v4/embed.js')).headers.get('cache-control')).toBe(
      'public, max-age=300',
    );
    expect((await station.call('/widget/v4/version.json')).headers.get('cache-control')).toBe('no-cache');
    for (const path of [
      'v4-00000003/embed.js',
      'v4-00000001/nothing.js',
      'v4-00000001/..%2f..%2fpostkit.db',
    ]) {
      expect((await station.call(`/widget/${path}`)).status).toBe(404);
    }
    await station.close();
  });
});
