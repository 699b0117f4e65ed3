import { HttpError } from '@postkit/sdk';
import type { Connection, ConnectionInput } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { newShowDraft, type ShowDraft } from '../data/shows/show-draft.ts';
import { createFeedSync } from '../screens/show-setup/auto-feed/create-feed-sync.ts';

const notFound = () =>
  new HttpError({ operation: 'connections.update', status: 404, statusText: 'Not found', body: null });

/** Syncs one draft with the feeds of a station. */
export function startSync(overrides: Partial<ShowDraft> = {}) {
  let draft: ShowDraft | null = {
    ...newShowDraft,
    title: 'Harbour stories',
    square_image: '/cover.jpg',
    ...overrides,
  };
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

  const sync = createFeedSync({
    destinations: {
      async create({ type, ...fields }: ConnectionInput) {
        await call('create');
        const feed = makeDestination({ id: feeds.size + 1, type, ...(fields as Partial<Connection>) });
        feeds.set(feed.id, feed);
        return feed;
      },
      async get(id) {
        await call('get');
        const feed = feeds.get(id);
        if (!feed) throw notFound();
        return feed;
      },
      async update(id, changes) {
        await call('update');
        const feed = feeds.get(id);
        if (!feed) throw notFound();
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
    sync,
    feeds,
    calls,
    broken,
    failures,
    draft: () => draft,
    change(changes: Partial<ShowDraft>) {
      draft = { ...(draft ?? newShowDraft), ...changes };
      sync.follow();
    },
    clear: () => void (draft = null),
    /** Holds each call until the returned function runs. */
    hold() {
      let release = () => {};
      const pending = new Promise<void>((resolve) => (release = resolve));
      arrive = () => pending;
      return release;
    },
  };
}
