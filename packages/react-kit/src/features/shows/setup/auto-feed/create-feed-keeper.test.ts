import { HttpError } from '@postkit/sdk';
import type { Connection, ConnectionInput } from '@postkit/sdk/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConnection } from '../../../../testing/make-connection.ts';
import { newShowDraft, type ShowDraft } from '../../show-draft.ts';
import { createFeedKeeper, followsAfter } from './create-feed-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => new HttpError({ operation: 'connections.create', status: 503, statusText: 'Away', body: null });
const gone = () => new HttpError({ operation: 'connections.update', status: 404, statusText: 'Not found', body: null });

/** A keeper of one draft, beside the feeds of a station. */
function keep(overrides: Partial<ShowDraft> = {}) {
  let draft: ShowDraft | null = { ...newShowDraft, title: 'Harbour stories', square_image: '/cover.jpg', ...overrides };
  const feeds = new Map<number, Connection>();
  const calls: string[] = [];
  const broken = new Map<string, () => Error>();
  const failures: unknown[] = [];
  let arrive: (() => Promise<void>) | null = null;

  async function call(name: string): Promise<void> {
    calls.push(name);
    await arrive?.();
    const error = broken.get(name)?.();
    if (error) throw error;
  }

  const keeper = createFeedKeeper({
    connections: {
      async create({ type, ...fields }: ConnectionInput) {
        await call('create');
        const feed = makeConnection({ id: feeds.size + 1, type, ...(fields as Partial<Connection>) });
        feeds.set(feed.id, feed);
        return feed;
      },
      async get(id) {
        await call('get');
        const feed = feeds.get(id);
        if (!feed) throw gone();
        return feed;
      },
      async update(id, changes) {
        await call('update');
        const feed = feeds.get(id);
        if (!feed) throw gone();
        feeds.set(id, { ...feed, ...(changes as Partial<Connection>) });
        return feed;
      },
      async delete(id) {
        await call('delete');
        feeds.delete(id);
      },
    },
    read: () => draft,
    change: (changes) => {
      draft = { ...(draft ?? newShowDraft), ...changes };
    },
    fail: (error) => failures.push(error),
  });
  return {
    keeper,
    feeds,
    calls,
    broken,
    failures,
    draft: () => draft,
    change(changes: Partial<ShowDraft>) {
      draft = { ...(draft ?? newShowDraft), ...changes };
      keeper.follow();
    },
    clear: () => void (draft = null),
    /** Holds each call until the answer is let through. */
    hold() {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      arrive = () => held;
      return release;
    },
  };
}

describe('createFeedKeeper', () => {
  it('WIZ-074 WIZ-076 makes the feed once, keeps its id, and adds it to the destinations', async () => {
    const { keeper, feeds, calls, draft } = keep();
    await Promise.all([keeper.enter(), keeper.enter()]);
    expect(calls).toEqual(['create']);
    expect(feeds.get(1)).toMatchObject({
      title: 'Harbour stories',
      imageurl: '/cover.jpg',
      default_on_post: true,
      rss_explicit: false,
      is_aggregate: true,
      has_live_read: true,
      status: true,
    });
    expect(draft()).toMatchObject({ rssConnectionId: 1, social_media_connections: [{ id: 1, type: 'rss' }] });
  });

  it('WIZ-075 makes none where the draft does not ask for one', async () => {
    const { keeper, calls } = keep({ autoCreateRssFeed: false });
    await keeper.enter();
    expect(calls).toEqual([]);
  });

  it('WIZ-078 makes none for a draft that came back with the id of its feed', async () => {
    const { keeper, feeds, calls } = keep({ rssConnectionId: 7 });
    feeds.set(7, makeConnection({ id: 7, type: 'rss', title: 'Old' }));
    await keeper.enter();
    expect(calls).toEqual(['update']);
    expect(feeds.get(7)?.title).toBe('Harbour stories');
  });

  it('WIZ-077 follows changes of category, cover and explicit with one call, when they rest', async () => {
    const { keeper, feeds, calls, change } = keep();
    await keeper.enter();
    change({ itunes_categories: 'Arts' });
    await vi.advanceTimersByTimeAsync(followsAfter - 1);
    change({ itunes_categories: 'Arts:Books', square_image: '/new.jpg', rss_explicit: true });
    await vi.advanceTimersByTimeAsync(followsAfter);
    expect(calls).toEqual(['create', 'update']);
    expect(feeds.get(1)).toMatchObject({ itunes_categories: 'Arts:Books', imageurl: '/new.jpg', rss_explicit: true });
  });

  it('WIZ-077 tells a feed that is explicit so right after it is made', async () => {
    const { keeper, feeds, calls } = keep({ rss_explicit: true });
    await keeper.enter();
    expect(calls).toEqual(['create', 'update']);
    expect(feeds.get(1)?.rss_explicit).toBe(true);
  });

  it('has one call under way, and sends afterwards what changed meanwhile', async () => {
    const { keeper, feeds, calls, change, hold } = keep();
    const release = hold();
    const entered = keeper.enter();
    await vi.advanceTimersByTimeAsync(0);
    change({ title: 'Quay stories' });
    await vi.advanceTimersByTimeAsync(followsAfter);
    expect(calls).toEqual(['create']);
    release();
    await entered;
    await keeper.settle();
    // The save asks once more whether the feed is still there.
    expect(calls).toEqual(['create', 'update', 'update']);
    expect(feeds.get(1)?.title).toBe('Quay stories');
  });

  it('says a failure to follow once, and tries again before the save', async () => {
    const { keeper, feeds, broken, failures, change } = keep();
    await keeper.enter();
    broken.set('update', away);
    for (const itunes_categories of ['Arts', 'Music', 'News']) {
      change({ itunes_categories });
      await vi.advanceTimersByTimeAsync(followsAfter);
    }
    expect(failures).toHaveLength(1);
    broken.clear();
    await keeper.settle();
    expect(feeds.get(1)?.itunes_categories).toBe('News');
    expect(failures).toHaveLength(1);
  });

  it('says that no feed could be made, and tries again at the next entry', async () => {
    const { keeper, broken, failures, draft } = keep();
    broken.set('create', away);
    await keeper.enter();
    expect(failures).toHaveLength(1);
    broken.clear();
    await keeper.enter();
    expect(draft()?.rssConnectionId).toBe(1);
  });

  it('makes another feed for a show that was never saved where the station removed the first, also before the save', async () => {
    const { keeper, feeds, draft, change } = keep();
    await keeper.enter();
    feeds.clear();
    change({ itunes_categories: 'Arts' });
    await vi.advanceTimersByTimeAsync(followsAfter);
    expect([...feeds.values()]).toMatchObject([{ itunes_categories: 'Arts' }]);
    feeds.clear();
    await keeper.settle();
    expect(feeds.size).toBe(1);
    expect(draft()).toMatchObject({ rssConnectionId: 1, social_media_connections: [{ id: 1 }] });
  });

  it('leaves another feed unchosen where the first was', async () => {
    const { keeper, feeds, draft, change } = keep();
    await keeper.enter();
    change({ social_media_connections: [] });
    feeds.clear();
    await keeper.settle();
    expect(draft()).toMatchObject({ rssConnectionId: 1, social_media_connections: [] });
  });

  it('forgets the feed of a saved show that somebody deleted, and makes another at the next entry', async () => {
    const { keeper, feeds, draft, change } = keep({ id: 4 });
    await keeper.enter();
    feeds.clear();
    change({ rss_explicit: true });
    await keeper.settle();
    expect(draft()).toMatchObject({ rssConnectionId: null, social_media_connections: [] });
    await keeper.enter();
    expect([...feeds.values()]).toMatchObject([{ rss_explicit: true }]);
  });

  it('takes the feed back where nobody wants one any more', async () => {
    const { keeper, feeds, draft, change } = keep();
    await keeper.enter();
    change({ autoCreateRssFeed: false });
    await keeper.enter();
    expect(feeds.size).toBe(0);
    expect(draft()).toMatchObject({ rssConnectionId: null, social_media_connections: [] });
  });

  it('WIZ-078 takes back a feed that is only being made when the wizard is left', async () => {
    const { keeper, feeds, calls, draft, clear, hold } = keep();
    const release = hold();
    const entered = keeper.enter();
    await vi.advanceTimersByTimeAsync(0);
    keeper.stop();
    clear();
    release();
    await entered;
    expect(calls).toEqual(['create', 'delete']);
    expect(feeds.size).toBe(0);
    expect(draft()).toBeNull();
  });
});
