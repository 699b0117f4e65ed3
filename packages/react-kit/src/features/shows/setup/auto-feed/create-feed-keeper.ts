import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { feedChanges, type FeedFields, newFeed, withFeed, withoutFeed } from '../../auto-feed.ts';
import type { ShowDraft } from '../../show-draft.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';

/** Milliseconds after the last change: a feed is not written anew with each letter. */
export const followsAfter = 800;

export interface FeedKeeper {
  /** Display details are entered: makes the feed where the draft asks for one that is not there yet. */
  enter(): Promise<void>;
  /** The draft has changed: the feed follows a moment later. */
  follow(): void;
  /** Sends at once what the feed still lacks, and what failed before. For a save to wait for; never throws. */
  settle(): Promise<void>;
  /** The wizard is left: what is unsent stays unsent, and a feed that is only being made is taken back. */
  stop(): void;
}

interface Surroundings {
  connections: FeedCalls & Pick<PostKitClient['connections'], 'create' | 'update'>;
  read: () => ShowDraft | null;
  change: (changes: Partial<ShowDraft>) => void;
  fail: (error: unknown) => void;
}

/**
 * Makes the feed of a show that is being set up, once, and keeps it in step. One call runs at a time; a feed that
 * cannot be reached is said once and does not hold anybody up.
 */
export function createFeedKeeper({ connections, read, change, fail }: Surroundings): FeedKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { id: number; fields: Partial<FeedFields> } | null = null;
  /** Rises when the wizard is left, so that what was under way does not reach the next draft. */
  let generation = 0;
  let wasEntered = false;
  const { next, forgetFailure } = createQueue(fail);

  async function make(): Promise<void> {
    const draft = read();
    if (!draft?.autoCreateRssFeed || draft.rssConnectionId !== null) return;
    const mine = generation;
    const fields = newFeed(draft);
    const feed = await connections.create(fields);
    if (mine !== generation) return connections.delete(feed.id);
    held = { id: feed.id, fields };
    // What was typed meanwhile stays.
    change(withFeed(read() ?? draft, feed));
  }

  /** @param isLast Asks also where nothing is to be sent: the station removes the feed of a show that is never saved. */
  async function send({ isLast = false } = {}): Promise<void> {
    const draft = read();
    if (!draft || draft.rssConnectionId === null) return;
    const mine = generation;
    const id = draft.rssConnectionId;
    const known = held?.id === id ? held.fields : {};
    const changes = feedChanges(known, draft) ?? (isLast && draft.id === null ? {} : null);
    if (!changes) return;
    try {
      await connections.update(id, changes);
      held = { id, fields: { ...known, ...changes } };
    } catch (error) {
      if (!isHttpError(error, 404)) throw error;
      if (mine === generation) await replace(read() ?? draft);
    }
  }

  /** The feed is gone: a show that was never saved gets another at once, any other show at the next entry. */
  async function replace(draft: ShowDraft): Promise<void> {
    const isChosen = draft.social_media_connections.some(({ id }) => id === draft.rssConnectionId);
    change(withoutFeed(draft));
    if (draft.id !== null) return;
    await make();
    const made = read();
    if (made && !isChosen) change({ social_media_connections: withoutFeed(made).social_media_connections ?? [] });
  }

  async function takeBack(): Promise<void> {
    const draft = read();
    if (!draft || draft.rssConnectionId === null) return;
    await deleteFeed(connections, draft.rssConnectionId);
    change(withoutFeed(read() ?? draft));
  }

  return {
    enter() {
      wasEntered = true;
      forgetFailure();
      return next(async () => {
        if (!read()?.autoCreateRssFeed) return takeBack();
        await make();
        await send();
      });
    },
    follow() {
      clearTimeout(timer);
      timer = setTimeout(() => void next(send), followsAfter);
    },
    settle() {
      clearTimeout(timer);
      return next(async () => {
        if (wasEntered) await make();
        await send({ isLast: true });
      });
    },
    stop() {
      clearTimeout(timer);
      generation += 1;
    },
  };
}

/** Work runs one after the other, and a failure ends none but its own. A row of failures is said once. */
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
