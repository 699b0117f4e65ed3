import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import type { Lane } from '../../../platform/turns/turn.ts';
import {
  firstStation,
  listenLive,
  makeShow,
  startStation,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { wholeStation } from '../../accounts/index.ts';
import type { EpisodeRow } from '../index.ts';

let server: TestStation;
beforeAll(async () => void (server = await startStation()));
afterAll(() => server.close());

/** Creates an episode with audio that no other episode plays. */
async function create(name: string, lane: Lane): Promise<EpisodeRow> {
  const station = firstStation(server);
  const [show, event] = [await makeShow(server), await makeEvent(server, { segments: 1 })];
  const input = {
    name,
    show: resourcePath(station.slug, 'show', show.id),
    events: [resourcePath(station.slug, 'event', event.id)],
    draft: false,
  };
  return server.features.episodes.publishing.create(station, input, { by: 'Some Body', lane });
}

describe('renders of imports', () => {
  it('delay neither a render that a user waits for nor one that a user asks for later', async () => {
    const live = await listenLive(server, await server.signIn());
    const { render } = server.context.engine;
    const gate = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    vi.spyOn(server.context.engine, 'render').mockImplementationOnce(async (...args) => {
      held.resolve();
      await gate.promise;
      return render(...args);
    });
    const imported: EpisodeRow[] = [];
    for (let n = 0; n < 4; n += 1) imported.push(await create(`Import ${n}`, 'background'));
    await held.promise;
    const users = await create('A user waits for it', 'interactive');
    expect(await live.next('playlist_complete')).toMatchObject({ playlist_id: users.id, status: 'ready' });

    const [edited] = imported.slice(-1);
    if (!edited) throw new Error('Four episodes were to be made.');
    await server.features.episodes.publishing.update(
      firstStation(server),
      edited.id,
      { version: edited.version, name: 'Edited' },
      'Some Body',
    );
    expect(await live.next('playlist_complete')).toMatchObject({ playlist_id: edited.id, status: 'ready' });

    gate.resolve();
    await server.context.jobs.idle();
    const { id: stationId } = firstStation(server);
    const ended = await Promise.all(
      imported.map(({ id }) => server.features.episodes.store.get(wholeStation(stationId), id)),
    );
    expect(ended.map((row) => row?.media_status)).toEqual(['ready', 'ready', 'ready', 'ready']);
    live.close();
  });
});
