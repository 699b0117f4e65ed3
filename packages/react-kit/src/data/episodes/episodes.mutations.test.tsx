import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { useSaveEpisode } from './episodes.mutations.ts';

const fields = { show: '/wxyz/api/v1/show/4/', name: 'Monday' };

function openSave(answers: readonly Response[]) {
  const remaining = [...answers];
  const { fetch, calls } = fakeStation({ 'episodes.create': () => remaining.shift() });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client}>
      {children}
    </PostKitProvider>
  );
  const { result } = renderHook(() => useSaveEpisode(), { wrapper });
  const save = async (changes: object = {}) =>
    result.current.mutateAsync({ id: null, version: null, showId: 4, fields: { ...fields, ...changes } });
  return { save, keys: () => calls.map(({ headers }) => headers.get('idempotency-key')) };
}

function created(id: number): Response {
  const headers = { location: `/wxyz/api/v1/playlist/${id}/` };
  return Response.json({ ...makeEpisode({ playlist_id: id }), version: 1 }, { status: 201, headers });
}

describe('useSaveEpisode', () => {
  it('PUBLISH-017 sends the show’s id and a random one as key of a new episode until the station responds with its address', async () => {
    const { save, keys } = openSave([failure(503, 'Stopping.'), created(77), created(78)]);
    await expect(save()).rejects.toThrow('Stopping.');
    expect((await save()).playlist_id).toBe(77);
    await save();
    const [first, again, other] = keys();
    expect(first).toMatch(/^4-[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).toMatch(/^4-[\da-f-]{36}$/);
    expect(other).not.toBe(first);
  });

  it('uses another key when the fields change between two tries', async () => {
    const { save, keys } = openSave([failure(503, 'Stopping.'), created(77)]);
    await expect(save()).rejects.toThrow('Stopping.');
    await save({ name: 'Tuesday' });
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
