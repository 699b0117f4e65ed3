import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { randomUuid } from '../../../domain/random/random-uuid.ts';
import { playedEvents } from '../../../domain/timeline/ad-positions.ts';
import { type ChosenDraft, hasDraft, type OtherDraft, writeLocalDraft } from '../../../domain/timeline/kept-draft.ts';
import { parseDraft, type StoredDraft, writeDraft } from '../../../domain/timeline/stored-draft.ts';

/** How the station's copy of a draft stands: none is needed yet, as it is here, behind, out of reach, or changed by another browser. */
export type KeepingState = { status: 'untouched' | 'kept' | 'behind' | 'unreached' } | { status: 'changed'; other: OtherDraft };

export interface DraftKeeperOptions {
  drafts: PostKitClient['drafts'];
  /** What the draft is of, as the station names it. */
  key: string;
  start: Pick<ChosenDraft, 'base' | 'isSent' | 'other'> & { isRestored: boolean };
  read: () => StoredDraft;
  /** Keeps this browser's copy; null removes it. */
  store: (text: string | null) => void;
  onState: (state: KeepingState) => void;
}

export interface DraftKeeper {
  /** Something was changed. */
  changed: () => void;
  /** Writes this browser's copy at once: the page goes away. */
  flush: () => void;
  /** Goes on with this browser's draft in place of the other's. */
  keepMine: () => void;
  /** The draft is done with: removes both copies, though not one that another browser changed. */
  leave: () => void;
}

/** What is known of the station's copy. */
interface Copy {
  base: string | null;
  /** Whether it has all that is here, or that is on its way. */
  isSent: boolean;
  other: OtherDraft | null;
}

/** Milliseconds after a change: a long timeline is not written anew with each letter. */
const writesAfter = 300;
const sendsAfter = 2000;
const triesAgainAfter = 10_000;

/** Keeps a draft in this browser, so that it outlives the page, and on the station, so that any browser can go on with it. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { drafts, key, start, read, store, onState } = options;
  const copy: Copy = { base: start.base, isSent: start.isSent || !start.isRestored, other: start.other };
  let isWritten = true;
  let isOver = false;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function write(): void {
    clearTimeout(writing);
    writing = undefined;
    if (isWritten || isOver) return;
    isWritten = true;
    store(writeLocalDraft({ draft: read(), base: copy.base, isSent: copy.isSent }));
  }

  function onSent(): void {
    isWritten = false;
    write();
  }

  function sendAfter(ms: number): void {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      sending ??= send(copy, options, onSent).then((again) => {
        sending = undefined;
        if (again !== null && !isOver) sendAfter(again);
      });
    }, ms);
  }

  if (!copy.isSent && !copy.other) sendAfter(0);

  return {
    changed() {
      isWritten = false;
      copy.isSent = false;
      writing ??= setTimeout(write, writesAfter);
      if (copy.other) return;
      onState({ status: 'behind' });
      sendAfter(sendsAfter);
    },
    flush: write,
    keepMine() {
      if (!copy.other) return;
      Object.assign(copy, { base: copy.other.revision, other: null, isSent: false });
      onState({ status: 'behind' });
      sendAfter(0);
    },
    leave() {
      isOver = true;
      clearTimeout(writing);
      clearTimeout(waiting);
      store(null);
      const remove = async () => (copy.base === null ? undefined : drafts.remove(key, copy.base, { retries: 0 }));
      Promise.resolve(sending)
        .then(remove)
        .catch((error: unknown) => console.warn('Could not remove a draft', error));
    },
  };
}

/** Answers after how many milliseconds to send again; null for not before the next change. */
async function send(copy: Copy, { drafts, key, read, onState }: DraftKeeperOptions, onSent: () => void): Promise<number | null> {
  const draft = read();
  const revision = randomUuid();
  const content = writeDraft(draft);
  copy.isSent = true;
  try {
    await drafts.save(key, { base: copy.base, revision, content, events: playedEvents(draft.items) }, { retries: 0 });
  } catch (error) {
    copy.isSent = false;
    if (isHttpError(error, 409)) return readOther(copy, { drafts, key, onState });
    onState({ status: 'unreached' });
    return isHttpError(error) && error.status < 500 ? null : triesAgainAfter;
  }
  copy.base = revision;
  onSent();
  if (!copy.isSent) return sendsAfter;
  onState({ status: 'kept' });
  return null;
}

type Told = Pick<DraftKeeperOptions, 'drafts' | 'key' | 'onState'>;

/** Another browser changed it: what it made of it is offered, where it can be read. Answers as `send` does. */
async function readOther(copy: Copy, { drafts, key, onState }: Told): Promise<number | null> {
  try {
    const { content, revision, updated_at } = await drafts.get(key, { retries: 0 });
    const theirs = { draft: parseDraft(content), revision, updatedAt: updated_at };
    if (hasDraft(theirs)) {
      copy.other = theirs;
      onState({ status: 'changed', other: theirs });
      return null;
    }
    copy.base = revision;
  } catch (error) {
    if (!isHttpError(error, 404)) {
      onState({ status: 'unreached' });
      return triesAgainAfter;
    }
    copy.base = null;
  }
  return 0;
}
