import { isHttpError, type PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../../data/shows/index.ts';
import { feedChanges, type FeedFields, newFeed, withFeed, withoutFeed } from '../auto-feed.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';

/** Milliseconds from the last change until the feed is updated. */
export const syncDelay = 800;

export interface FeedSync {
  /** Call when display details open: creates the feed if the draft wants one and has none. */
  enter(): Promise<void>;
  /** Call when the draft changes: updates the feed after a pause. */
  follow(): void;
  /** Sends pending changes and retries failed ones at once. A save awaits it; never throws. */
  settle(): Promise<void>;
  /** Call when the user leaves the wizard: drops pending changes, and deletes a feed whose creation is in flight. */
  stop(): void;
}

interface FeedSyncOptions {
  destinations: FeedCalls & Pick<PostKitClient['connections'], 'create' | 'update'>;
  read: () => ShowDraft | null;
  change: (changes: Partial<ShowDraft>) => void;
  fail: (error: unknown) => void;
}

/**
 * Creates the feed of a show in the wizard once, and keeps it in sync.
 * One call runs at a time. A feed that cannot be reached is reported once and blocks nothing.
 */
export function createFeedSync({ destinations, read, change, fail }: FeedSyncOptions): FeedSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let synced: { id: number; fields: Partial<FeedFields> } | null = null;
  /** Increments when the user leaves the wizard, so that calls in flight do not change the next draft. */
  let generation = 0;
  let wasEntered = false;
  const { next, forgetFailure } = createQueue(fail);

  async function createFeed(): Promise<void> {
    const draft = read();
    if (!draft?.autoCreateRssFeed || draft.rssDestinationId !== null) return;
    const mine = generation;
    const fields = newFeed(draft);
    const feed = await destinations.create(fields);
    if (mine !== generation) return destinations.delete(feed.id);
    synced = { id: feed.id, fields };
    // Keeps changes made during the call.
    change(withFeed(read() ?? draft, feed));
  }

  /** @param isLast Sends a request even without changes, because the station removes feeds of shows that are never saved. */
  async function send({ isLast = false } = {}): Promise<void> {
    const draft = read();
    if (!draft || draft.rssDestinationId === null) return;
    const mine = generation;
    const id = draft.rssDestinationId;
    const known = synced?.id === id ? synced.fields : {};
    const changes = feedChanges(known, draft) ?? (isLast && draft.id === null ? {} : null);
    if (!changes) return;
    try {
      await destinations.update(id, changes);
      synced = { id, fields: { ...known, ...changes } };
    } catch (error) {
      if (!isHttpError(error, 404)) throw error;
      if (mine === generation) await replace(read() ?? draft);
    }
  }

  /** Handles a deleted feed: a show that was never saved gets another at once, other shows at the next entry. */
  async function replace(draft: ShowDraft): Promise<void> {
    const isChosen = draft.social_media_connections.some(({ id }) => id === draft.rssDestinationId);
    change(withoutFeed(draft));
    if (draft.id !== null) return;
    await createFeed();
    const latest = read();
    if (latest && !isChosen)
      change({ social_media_connections: withoutFeed(latest).social_media_connections ?? [] });
  }

  async function deleteFeedOfDraft(): Promise<void> {
    const draft = read();
    if (!draft || draft.rssDestinationId === null) return;
    const mine = generation;
    await deleteFeed(destinations, draft.rssDestinationId);
    if (mine === generation) change(withoutFeed(read() ?? draft));
  }

  return {
    enter() {
      wasEntered = true;
      forgetFailure();
      return next(async () => {
        if (!read()?.autoCreateRssFeed) return deleteFeedOfDraft();
        await createFeed();
        await send();
      });
    },
    follow() {
      clearTimeout(timer);
      timer = setTimeout(() => void next(send), syncDelay);
    },
    settle() {
      clearTimeout(timer);
      return next(async () => {
        if (wasEntered) await createFeed();
        await send({ isLast: true });
      });
    },
    stop() {
      clearTimeout(timer);
      generation += 1;
    },
  };
}

/** Runs work one after the other; a failure does not stop later work. Consecutive failures are reported once. */
function createQueue(fail: (error: unknown) => void) {
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;
  return {
    next(work: () => Promise<void>): Promise<void> {
      running = running.then(async () => {
        try {
          await work();
          isFailing = false;
        } catch (error) {
          if (!isFailing) fail(error);
          isFailing = true;
        }
      });
      return running;
    },
    forgetFailure: () => {
      isFailing = false;
    },
  };
}
