import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/group/';
const group = {
  id: 2,
  name: 'Talk',
  color: 'color-a',
  category_type: 'other',
  categories: [{ name: 'News' }, { name: 'Sport' }],
};

describe('postkit categories', () => {
  it('lists category groups', async () => {
    await using station = await fakeStation({ [`GET ${api}`]: () => resourcePage([group]) });
    expect((await runPostkit(['categories', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  COLOR    TYPE   NAME  CATEGORIES',
      '2   color-a  other  Talk  News, Sport',
      '',
    ]);
  });

  it('creates, changes and deletes a group', async () => {
    await using station = await fakeStation({
      [`POST ${api}`]: (_call, response) => sendJson(response, group, 201),
      [`PATCH ${api}2/`]: () => group,
      [`DELETE ${api}2/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const categories = (...args: string[]) => runPostkit(['categories', ...args], { url: station.url });
    const created = await categories(
      'create',
      '--name',
      'Talk',
      '--color',
      'color-a',
      '--category',
      'News',
      '--category',
      'Sport',
    );
    expect(created).toMatchObject({ code: 0, out: '2\n' });
    expect(bodyOf(station.calls[0])).toMatchObject({
      name: 'Talk',
      color: 'color-a',
      categories: [{ name: 'News' }, { name: 'Sport' }],
    });
    expect((await categories('edit', '2', '--set', 'display_in_player=true')).err).toBe(
      'Category group 2 is changed.\n',
    );
    expect(bodyOf(station.calls[1])).toEqual({ display_in_player: true });
    expect((await categories('edit', '2', '--in-episodes', 'strip')).code).toBe(0);
    expect(bodyOf(station.calls[2])).toEqual({ in_episodes: 'strip' });
    expect((await categories('delete', '2', '--yes')).err).toBe('2 is deleted.\n');
    expect(await categories('create', '--color', 'color-a')).toMatchObject({
      code: 2,
      err: expect.stringContaining('name: '),
    });
    expect((await categories('create', '--color', 'red')).err).toContain('Allowed choices are gray');
  });
});
