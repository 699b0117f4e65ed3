import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import type { ShowDraft } from '../../../data/shows/show-draft.ts';
import { startSync } from '../../../testing/start-feed-sync.ts';
import { syncDelay } from './create-feed-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createFeedSync', () => {
  it('WIZ-074 WIZ-076 RSS-041 creates the feed once, stores its id, and adds it to the destinations', async () => {
    const { sync, feeds, calls, draft } = startSync();
    await Promise.all([sync.enter(), sync.enter()]);
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
    expect(draft()).toMatchObject({
      rssDestinationId: 1,
      social_media_connections: [{ id: 1, type: 'rss' }],
    });
  });

  it('WIZ-075 creates no feed if the draft does not want one', async () => {
    const { sync, calls, change, draft } = startSync({ autoCreateRssFeed: false });
    await sync.enter();
    change({ square_image: '/new.jpg' });
    await vi.advanceTimersByTimeAsync(syncDelay);
    await sync.settle();
    expect(calls).toEqual([]);
    expect(draft()).toMatchObject({ rssDestinationId: null, social_media_connections: [] });
  });

  it('WIZ-078 RSS-045 creates no feed for a restored draft that has one', async () => {
    const { sync, feeds, calls } = startSync({ rssDestinationId: 7 });
    feeds.set(7, makeDestination({ id: 7, type: 'rss', title: 'Old' }));
    await sync.enter();
    expect(calls).toEqual(['update']);
    expect(feeds.get(7)?.title).toBe('Harbour stories');
  });

  it('WIZ-077 RSS-042 RSS-043 sends changes of category, cover and explicit in one call after a pause', async () => {
    const { sync, feeds, calls, change } = startSync();
    await sync.enter();
    change({ itunes_categories: 'Arts' });
    await vi.advanceTimersByTimeAsync(syncDelay - 1);
    change({ itunes_categories: 'Arts:Books', square_image: '/new.jpg', rss_explicit: true });
    await vi.advanceTimersByTimeAsync(syncDelay - 1);
    expect(calls).toEqual(['create']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['create', 'update']);
    expect(feeds.get(1)).toMatchObject({
      itunes_categories: 'Arts:Books',
      imageurl: '/new.jpg',
      rss_explicit: true,
    });
  });

  it('WIZ-077 RSS-044 sends the explicit flag right after creation, and each change of it', async () => {
    const { sync, feeds, calls, change } = startSync({ rss_explicit: true });
    await sync.enter();
    expect(calls).toEqual(['create', 'update']);
    expect(feeds.get(1)?.rss_explicit).toBe(true);
    change({ rss_explicit: false });
    await vi.advanceTimersByTimeAsync(syncDelay);
    expect(feeds.get(1)?.rss_explicit).toBe(false);
  });

  it('keeps the destinations that the user chooses while the feed is created, recreated or deleted', async () => {
    const [widget, omny] = [makeDestination({ id: 40 }), makeDestination({ id: 41, type: 'omny' })];
    const { sync, feeds, draft, change, hold } = startSync();
    const chosen = () => draft()?.social_media_connections.map(({ id }) => id);
    async function during(work: () => Promise<void>, changes: () => Partial<ShowDraft>) {
      const release = hold();
      const done = work();
      await vi.advanceTimersByTimeAsync(0);
      change(changes());
      release();
      await done;
    }
    await during(sync.enter, () => ({ social_media_connections: [widget] }));
    expect(chosen()).toEqual([40, 1]);
    feeds.clear();
    await during(sync.settle, () => ({
      social_media_connections: [...(draft()?.social_media_connections ?? []), omny],
    }));
    expect(chosen()).toEqual([40, 41, 1]);
    change({ autoCreateRssFeed: false });
    await during(sync.enter, () => ({
      social_media_connections: (draft()?.social_media_connections ?? []).filter(({ id }) => id !== 40),
    }));
    expect(chosen()).toEqual([41]);
  });

  it('runs one call at a time, and then sends the changes made meanwhile', async () => {
    const { sync, feeds, calls, change, hold } = startSync();
    const release = hold();
    const entered = sync.enter();
    await vi.advanceTimersByTimeAsync(0);
    change({ title: 'Quay stories' });
    await vi.advanceTimersByTimeAsync(syncDelay);
    expect(calls).toEqual(['create']);
    release();
    await entered;
    await sync.settle();
    // The save makes another request to check whether the feed still exists.
    expect(calls).toEqual(['create', 'update', 'update']);
    expect(feeds.get(1)?.title).toBe('Quay stories');
  });

  it('sends and reports nothing after the draft is cleared', async () => {
    const { sync, calls, failures, clear } = startSync();
    await sync.enter();
    clear();
    await sync.settle();
    await sync.enter();
    expect(calls).toEqual(['create']);
    expect(failures).toEqual([]);
  });

  it('does not change the next draft when the user leaves while the feed is deleted', async () => {
    const { sync, feeds, draft, change, clear, hold } = startSync();
    await sync.enter();
    change({ autoCreateRssFeed: false });
    const release = hold();
    const entered = sync.enter();
    await vi.advanceTimersByTimeAsync(0);
    sync.stop();
    clear();
    release();
    await entered;
    expect(feeds.size).toBe(0);
    expect(draft()).toBeNull();
  });

  it('recreates the removed feed of a show that was never saved, also before the save', async () => {
    const { sync, feeds, draft, change } = startSync();
    await sync.enter();
    feeds.clear();
    change({ itunes_categories: 'Arts' });
    await vi.advanceTimersByTimeAsync(syncDelay);
    expect([...feeds.values()]).toMatchObject([{ itunes_categories: 'Arts' }]);
    feeds.clear();
    await sync.settle();
    expect(feeds.size).toBe(1);
    expect(draft()).toMatchObject({ rssDestinationId: 1, social_media_connections: [{ id: 1 }] });
  });

  it('keeps a recreated feed unchecked if the first one was', async () => {
    const { sync, feeds, draft, change } = startSync();
    await sync.enter();
    change({ social_media_connections: [makeDestination({ id: 40 })] });
    feeds.clear();
    await sync.settle();
    expect(draft()).toMatchObject({ rssDestinationId: 1, social_media_connections: [{ id: 40 }] });
  });

  it('forgets the deleted feed of a saved show, and creates another at the next entry', async () => {
    const { sync, feeds, draft, change } = startSync({ id: 4 });
    await sync.enter();
    feeds.clear();
    change({ rss_explicit: true });
    await sync.settle();
    expect(draft()).toMatchObject({ rssDestinationId: null, social_media_connections: [] });
    await sync.enter();
    expect([...feeds.values()]).toMatchObject([{ rss_explicit: true }]);
  });

  it('RSS-045 deletes the feed when the user no longer wants one', async () => {
    const { sync, feeds, draft, change } = startSync();
    await sync.enter();
    change({ autoCreateRssFeed: false });
    await sync.enter();
    expect(feeds.size).toBe(0);
    expect(draft()).toMatchObject({ rssDestinationId: null, social_media_connections: [] });
  });

  it('WIZ-078 RSS-045 deletes a feed whose creation is in flight when the user leaves the wizard', async () => {
    const { sync, feeds, calls, draft, clear, hold } = startSync();
    const release = hold();
    const entered = sync.enter();
    await vi.advanceTimersByTimeAsync(0);
    sync.stop();
    clear();
    release();
    await entered;
    expect(calls).toEqual(['create', 'delete']);
    expect(feeds.size).toBe(0);
    expect(draft()).toBeNull();
  });

  it('drops pending changes when the user leaves the wizard', async () => {
    const { sync, calls, change } = startSync();
    await sync.enter();
    change({ itunes_categories: 'Arts' });
    sync.stop();
    await vi.advanceTimersByTimeAsync(syncDelay);
    expect(calls).toEqual(['create']);
  });

  it('does not recreate a removed feed after the user left the wizard', async () => {
    const { sync, feeds, calls, change, hold } = startSync();
    await sync.enter();
    feeds.clear();
    change({ itunes_categories: 'Arts' });
    const release = hold();
    await vi.advanceTimersByTimeAsync(syncDelay);
    sync.stop();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['create', 'update']);
  });

  it('creates no feed at a save without a visit to the display details', async () => {
    const { sync, calls } = startSync();
    await sync.settle();
    expect(calls).toEqual([]);
  });

  it('sends nothing at the save of a known show whose feed is in sync', async () => {
    const { sync, calls } = startSync({ id: 4 });
    await sync.enter();
    await sync.settle();
    expect(calls).toEqual(['create']);
  });
});
