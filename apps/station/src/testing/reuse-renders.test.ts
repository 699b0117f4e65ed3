import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEpisode } from './make-episode.ts';
import { startStation, type TestStation } from './station.ts';

let server: TestStation;
beforeAll(async () => {
  server = await startStation();
});
afterAll(() => server.close());

async function fileOf(id: number): Promise<Buffer> {
  const station = server.features.accounts.stations()[0];
  const file = station && (await server.features.episodes.media.fileOf(station.id, id, 'mp3'));
  return readFile(server.pathOf(file?.key));
}

describe('reusingRenders', () => {
  it('gives episodes with the same audio the same file, and leaves the engine as it was', async () => {
    const { render } = server.context.engine;
    const [one, other] = await Promise.all([
      makeEpisode(server, { name: 'One' }),
      makeEpisode(server, { name: 'Other' }),
    ]);
    const later = await makeEpisode(server, { name: 'Later' });
    expect(server.context.engine.render).toBe(render);
    const files = await Promise.all([one, other, later].map(({ id }) => fileOf(id)));
    for (const file of files) expect(file.length).toBeGreaterThan(1000);
  });

  it('leaves a render to a test that watches it', async () => {
    const render = vi.spyOn(server.context.engine, 'render');
    await makeEpisode(server);
    expect(render).toHaveBeenCalled();
    render.mockRestore();
  });
});
