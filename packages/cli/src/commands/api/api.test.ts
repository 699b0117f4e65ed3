import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const show = '/wxyz/api/v1/show';

describe('postkit api', () => {
  it('lists the operations', async () => {
    const { code, out } = await runPostkit(['api'], {});
    expect(code).toBe(0);
    expect(out).toMatch(/^shows\.get +GET +\/\{station\}\/api\/v1\/show\/\{id\}\/$/m);
  });

  it('calls an operation by its id, and prints the response as it is on the wire', async () => {
    const wire = { id: 7, prefix_list: '["a"]' };
    await using station = await fakeStation({ [`GET ${show}/7/`]: () => wire });
    const called = await runPostkit(['api', 'shows.get', '--param', 'id=7', '--json'], { url: station.url });
    expect(called).toMatchObject({ code: 0, out: `${JSON.stringify(wire)}\n` });
    expect(station.calls[0]?.headers.authorization).toBe('ApiKey ada:secret-key');
    expect((await runPostkit(['api', 'shows.get', '--param', 'id=7'], { url: station.url })).out).toContain(
      '\n  "id": 7,\n',
    );
  });

  it('calls a path, with a query, a method and a body', async () => {
    await using station = await fakeStation({
      [`GET ${show}/really_all.json`]: () => [],
      [`PATCH ${show}/7/`]: () => ({ id: 7 }),
      'GET /wxyz/rss/3.xml': (_call, response) =>
        void response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss/>'),
    });
    const api = (...args: string[]) =>
      runPostkit(['api', ...args, '--json'], { url: station.url, input: 'title: Tide\n' });
    expect(await api(`${show}/really_all.json`, '--query', 'format=json')).toMatchObject({
      code: 0,
      out: '[]\n',
    });
    expect(station.calls[0]?.query.get('format')).toBe('json');
    expect((await api(`${show}/7/`, '--method', 'PATCH', '--file', '-')).out).toBe('{"id":7}\n');
    expect(bodyOf(station.calls[1])).toEqual({ title: 'Tide' });
    expect((await api('/wxyz/rss/3.xml')).out).toBe('<rss/>');
  });

  it('sends the body of an operation', async () => {
    await using station = await fakeStation({
      [`POST ${show}/`]: (_call, response) => sendJson(response, { id: 8 }, 201),
    });
    const { code } = await runPostkit(['api', 'shows.create', '--file', '-'], {
      url: station.url,
      input: '{"title":"Tide"}',
    });
    expect(code).toBe(0);
    expect(bodyOf(station.calls[0])).toEqual({ title: 'Tide' });
  });

  it('reports failures as other commands do, and refuses what it cannot call', async () => {
    await using station = await fakeStation({ [`GET ${show}/7/`]: refuse(404, 'Not found.') });
    const api = (...args: string[]) => runPostkit(['api', ...args], { url: station.url });
    expect((await api('shows.get', '--param', 'id=7')).code).toBe(5);
    expect(await api('shows.get')).toMatchObject({ code: 1, err: expect.stringContaining('{id}') });
    expect(await api('shows.paint')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no operation "shows.paint"'),
    });
    expect(await api('shows.get', '--param', 'id')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"id" is not a name and a value'),
    });
    expect((await api('uploads.create')).err).toContain('postkit uploads send');
    expect((await api('live.stream')).err).toContain('postkit live');
    expect(station.calls).toHaveLength(1);
  });
});
