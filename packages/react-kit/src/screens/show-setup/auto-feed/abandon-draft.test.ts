import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '@postkit/sdk';
import { makeDestination } from '@postkit/sdk/testing';
import { abandonDraft } from './abandon-draft.ts';

const onFailure = vi.fn<(error: unknown) => void>();
beforeEach(() => void onFailure.mockReset());

function station(get: () => ReturnType<typeof makeDestination>) {
  const deleted: number[] = [];
  return {
    deleted,
    connections: {
      get: async () => get(),
      delete: async (id: number) => void deleted.push(id),
    },
  };
}
const refusal = (status: number) => () => {
  throw new HttpError({ operation: 'connections.get', status, statusText: 'No', body: null });
};

describe('abandonDraft', () => {
  it('WIZ-078 deletes the feed of a show that was never saved', async () => {
    const feed = station(() => makeDestination({ id: 7, type: 'rss' }));
    await abandonDraft(feed, { id: null, rssDestinationId: 7 }, onFailure);
    expect(feed.deleted).toEqual([7]);
  });

  it('keeps the feed of a saved show and one that other shows use, and ignores drafts without a feed', async () => {
    const used = station(() => makeDestination({ id: 7, type: 'rss', shows: [3] }));
    await abandonDraft(used, { id: null, rssDestinationId: 7 }, onFailure);
    expect(used.deleted).toEqual([]);
    const unused = station(() => makeDestination({ id: 7, type: 'rss' }));
    await abandonDraft(unused, { id: 3, rssDestinationId: 7 }, onFailure);
    await abandonDraft(unused, { id: 3, rssDestinationId: null }, onFailure);
    await abandonDraft(unused, { id: null, rssDestinationId: null }, onFailure);
    expect(unused.deleted).toEqual([]);
  });

  it('reports a failed deletion, unless the feed is already deleted', async () => {
    await abandonDraft(station(refusal(404)), { id: null, rssDestinationId: 7 }, onFailure);
    expect(onFailure).not.toHaveBeenCalled();
    await abandonDraft(station(refusal(503)), { id: null, rssDestinationId: 7 }, onFailure);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }));
  });
});
