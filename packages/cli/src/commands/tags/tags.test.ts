import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const tags = '/wxyz/api/v1/playlistcategory/';
const news = { id: 4, name: 'News', resource_uri: `${tags}4/` };

describe('postkit tags', () => {
  it('lists tags with their numbers of shows and episodes', async () => {
    await using station = await fakeStation({
      [`GET ${tags}`]: () => resourcePage([news, { ...news, id: 5, name: 'Sea' }]),
      [`GET ${tags}usage/`]: () => ({ usage: [{ tag_id: 4, shows: 1, episodes: 12 }] }),
    });
    const { out } = await runPostkit(['tags', 'list'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID  SHOWS  EPISODES  NAME',
      '4   1      12        News',
      '5   0      0         Sea',
      '',
    ]);
    const json = await runPostkit(['tags', 'list', '--json'], { url: station.url });
    expect(JSON.parse(json.out)[0]).toEqual({ ...news, shows: 1, episodes: 12 });
  });

  it('creates tags by name, and ends with 3 if some exist already', async () => {
    await using station = await fakeStation({
      [`POST ${tags}`]: (call, response) =>
        call.body.includes('Sea')
          ? refuse(409, 'There is such a tag.')(call, response)
          : sendJson(response, news, 201),
    });
    const { code, err } = await runPostkit(['tags', 'create', '-'], {
      url: station.url,
      input: 'News\nSea\n',
    });
    expect(code).toBe(3);
    expect(err).toContain('News is created.\n');
    expect(err).toContain('Sea: 409: There is such a tag.\n');
    expect(err).toContain('1 of 2 tags could not be created.\n');
  });

  it('renames a tag', async () => {
    await using station = await fakeStation({ [`PATCH ${tags}4/`]: () => ({ ...news, name: 'Headlines' }) });
    const renamed = await runPostkit(['tags', 'rename', '4', '--name', 'Headlines'], { url: station.url });
    expect(renamed).toMatchObject({ code: 0, err: 'Tag 4 is now Headlines.\n' });
    expect(bodyOf(station.calls[0])).toEqual({ name: 'Headlines' });
  });

  it('asks before it deletes, and elsewhere needs --yes', async () => {
    await using station = await fakeStation({
      [`DELETE ${tags}4/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const remove = (args: string[], answers?: string[]) =>
      runPostkit(['tags', 'delete', '4', ...args], { url: station.url, ...(answers ? { answers } : {}) });
    expect(await remove([])).toMatchObject({ code: 2, err: expect.stringContaining('Pass --yes') });
    expect(await remove([], ['n'])).toMatchObject({
      code: 0,
      err: 'Delete tag 4? Shows and episodes lose it. [y/N] Nothing was changed.\n',
    });
    expect(station.calls).toEqual([]);
    expect(await remove([], ['y'])).toMatchObject({
      code: 0,
      err: expect.stringContaining('4 is deleted.\n'),
    });
    expect(await remove(['--yes', '--json'])).toMatchObject({ code: 0, out: '[{"id":4}]\n', err: '' });
    expect(station.calls).toHaveLength(2);
  });
});
