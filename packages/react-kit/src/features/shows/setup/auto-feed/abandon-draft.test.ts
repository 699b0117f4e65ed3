import { HttpError } from '@postkit/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConnection } from '../../../../testing/make-connection.ts';
import { useMessages } from '../../../../host/messages.store.ts';
import { abandonDraft } from './abandon-draft.ts';
import { autoFeedMessages } from './auto-feed.messages.ts';
import { showSetupMessages } from '../show-setup.messages.ts';
import { reportFailureMessages } from '../../../../screen/report-failure.messages.ts';

beforeEach(() => {
  useMessages.setState({ messages: [] });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

function station(get: () => ReturnType<typeof makeConnection>) {
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
    const feed = station(() => makeConnection({ id: 7, type: 'rss' }));
    await abandonDraft(
      feed,
      { id: null, rssConnectionId: 7 },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    expect(feed.deleted).toEqual([7]);
  });

  it('keeps the feed of a saved show and one that other shows use, and ignores drafts without a feed', async () => {
    const used = station(() => makeConnection({ id: 7, type: 'rss', shows: [3] }));
    await abandonDraft(
      used,
      { id: null, rssConnectionId: 7 },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    expect(used.deleted).toEqual([]);
    const unused = station(() => makeConnection({ id: 7, type: 'rss' }));
    await abandonDraft(
      unused,
      { id: 3, rssConnectionId: 7 },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    await abandonDraft(
      unused,
      { id: 3, rssConnectionId: null },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    await abandonDraft(
      unused,
      { id: null, rssConnectionId: null },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    expect(unused.deleted).toEqual([]);
  });

  it('reports a failed deletion, unless the feed is already deleted', async () => {
    await abandonDraft(
      station(refusal(404)),
      { id: null, rssConnectionId: 7 },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    expect(useMessages.getState().messages).toEqual([]);
    await abandonDraft(
      station(refusal(503)),
      { id: null, rssConnectionId: 7 },
      autoFeedMessages.english,
      showSetupMessages.english,
      reportFailureMessages.english,
    );
    expect(useMessages.getState().messages).toMatchObject([{ name: 'Show Setup', type: 'error' }]);
  });
});
