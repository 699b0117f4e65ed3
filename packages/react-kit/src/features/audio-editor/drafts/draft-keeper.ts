import { isHttpError, type PostKitClient } from '@postkit/sdk';
import type { FromDraft, RetiredDraft } from '@postkit/sdk/schema';
import { randomUuid } from '../../../host/random-uuid.ts';
import { playedEvents } from '../timeline-model/ad-positions.ts';
import { type ChosenDraft, hasDraft, isUnseen, type OtherDraft } from '../timeline-model/kept-draft.ts';
import { parseDraft, type StoredDraft, writeDraft } from '../timeline-model/stored-draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/**
 * How the station's copy of a draft compares with this one: none is needed yet, the same, behind, out of reach, changed by
 * another browser, or retired. `isUnseen` of a retired one: something here was not in what ended it.
 */
export type KeepingState =
  | { status: 'untouched' | 'kept' | 'behind' | 'unreached' }
  | { status: 'changed'; other: OtherDraft }
  | { status: 'retired'; retired: RetiredDraft; isUnseen: boolean };

/** Why a draft ends. `published` and `replaced` leave the station's copy alone: the episode's save, or another browser, has it. */
export type DraftEnd = 'published' | 'replaced' | 'discarded' | 'left';

export interface DraftKeeperOptions {
  drafts: PostKitClient['drafts'];
  /** What the draft is of, as the station names it. */
  key: string;
  start: Pick<ChosenDraft, 'base' | 'isSent' | 'other'> & { id: string; isRestored: boolean };
  read: () => StoredDraft;
  /** This browser's copy. */
  storage: Pick<DraftStorage, 'write' | 'remove'>;
  onState: (state: KeepingState) => void;
}

export interface DraftKeeper {
  /** What an episode that is made of the draft names, so that its save retires the draft. */
  source: () => FromDraft;
  /** Something was changed. */
  changed: () => void;
  /** Writes this browser's copy at once: the page goes away. */
  flush: () => void;
  /** Goes on with this browser's draft in place of the other's. */
  keepMine: () => void;
  /** Asks the station whether the draft has ended. */
  check: () => Promise<void>;
  /** The draft ended in another browser: nothing is sent any more. */
  retire: (retired: RetiredDraft) => void;
  /** Goes on with what is here as a new draft. */
  renew: () => void;
  /** Stops keeping, with everything saved: the editor goes away, for whatever reason. */
  close: () => void;
  /** Ends the draft. Resolves once the station knows, or could not be told. */
  end: (reason: DraftEnd) => Promise<void>;
}

/** What is known of the station's copy. */
interface Copy {
  id: string;
  base: string | null;
  /** The revision that was sent last, whether or not its answer came. */
  pending: string | null;
  /** Whether it has all that is here, or that is on its way. */
  isSent: boolean;
  other: OtherDraft | null;
  retired: RetiredDraft | null;
}

/** Milliseconds after a change: a long timeline is not written anew with each letter. */
const writesAfter = 300;
const sendsAfter = 2000;
const triesAgainAfter = 10_000;

/** Keeps a draft in this browser, so that it outlives the page, and on the station, so that any browser can go on with it. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { drafts, key, start, read, storage, onState } = options;
  const copy: Copy = {
    id: start.id,
    base: start.base,
    pending: null,
    isSent: start.isSent || !start.isRestored,
    other: start.other,
    retired: null,
  };
  const writer = createWriter(copy, options);
  let isOver = false;
  const told: Told = {
    drafts,
    key,
    read,
    onState: (state) => {
      if (!isOver) onState(state);
    },
    keep: writer.keep,
  };

  const sender = createSender(copy, told);

  function stop(): void {
    writer.stop();
    sender.stop();
    isOver = true;
  }

  const mayBeSent = () => !copy.isSent && !copy.other && !copy.retired;
  if (mayBeSent()) sender.sendAfter(0);

  return {
    source: () => ({ id: copy.id, revision: copy.base }),
    changed() {
      copy.isSent = false;
      writer.changed();
      if (copy.retired) told.onState({ status: 'retired', retired: copy.retired, isUnseen: true });
      if (!mayBeSent()) return;
      told.onState({ status: 'behind' });
      sender.sendAfter(sendsAfter);
    },
    flush: writer.flush,
    keepMine() {
      if (!copy.other) return;
      Object.assign(copy, { base: copy.other.revision, other: null, isSent: false });
      told.onState({ status: 'behind' });
      sender.sendAfter(0);
    },
    check: async () => {
      await sender.sending();
      await readEnding(copy, told).catch((error: unknown) => console.warn('[postkit] Could not look up a draft', error));
    },
    retire: (retired) => {
      if (retired.id === copy.id) retireCopy(copy, retired, told);
    },
    renew() {
      Object.assign(copy, { id: randomUuid(), base: null, isSent: false, other: null, retired: null });
      writer.keep();
      told.onState({ status: 'behind' });
      sender.sendAfter(0);
    },
    close() {
      if (isOver) return;
      writer.flush();
      if (mayBeSent()) sender.sendNow();
      stop();
    },
    async end(reason) {
      stop();
      storage.remove();
      await sender.sending();
      const isElsewhere = copy.retired !== null || reason === 'published' || reason === 'replaced';
      if (!isElsewhere) await discardOnStation(copy, told);
    },
  };
}

/** Sends what the station lacks, one save at a time. */
function createSender(copy: Copy, told: Told) {
  let isOver = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function sendNow(): void {
    clearTimeout(waiting);
    waiting = undefined;
    sending ??= send(copy, told).then((again) => {
      sending = undefined;
      if (again !== null && !isOver) sendAfter(again);
    });
  }

  function sendAfter(ms: number): void {
    waiting ??= setTimeout(sendNow, ms);
  }

  return {
    sendNow,
    sendAfter,
    /** Resolves once nothing is on its way. */
    sending: async () => sending,
    stop() {
      clearTimeout(waiting);
      isOver = true;
    },
  };
}

async function discardOnStation({ base }: Copy, { drafts, key }: Told): Promise<void> {
  if (base === null) return;
  try {
    await drafts.remove(key, base, { retries: 0 });
  } catch (error) {
    console.warn('[postkit] Could not discard a draft on the station', error);
  }
}

/** Writes this browser's copy, some time after a change or at once. */
function createWriter(copy: Copy, { read, storage }: Pick<DraftKeeperOptions, 'read' | 'storage'>) {
  let isWritten = true;
  let isOver = false;
  let writing: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(writing);
    writing = undefined;
    if (isWritten || isOver) return;
    isWritten = true;
    const { id, base, pending, isSent } = copy;
    storage.write({ id, draft: read(), base, pending, isSent, savedAt: Math.floor(Date.now() / 1000) });
  }

  return {
    flush,
    changed() {
      isWritten = false;
      writing ??= setTimeout(flush, writesAfter);
    },
    /** Writes also what is known of the station's copy alone. */
    keep() {
      isWritten = false;
      flush();
    },
    stop() {
      clearTimeout(writing);
      isOver = true;
    },
  };
}

interface Told extends Pick<DraftKeeperOptions, 'drafts' | 'key' | 'read' | 'onState'> {
  /** Writes this browser's copy with what is known of the station's. */
  keep: () => void;
}

/** Answers after how many milliseconds to send again; null for not before the next change. */
async function send(copy: Copy, told: Told): Promise<number | null> {
  const { drafts, key, read, onState, keep } = told;
  const draft = read();
  const revision = randomUuid();
  const { id, base } = copy;
  const content = writeDraft(draft);
  const unanswered = copy.pending;
  copy.pending = revision;
  keep();
  copy.isSent = true;
  try {
    await drafts.save(key, { id, base, revision, content, events: playedEvents(draft.items) }, { retries: 0 });
  } catch (error) {
    copy.isSent = false;
    if (isHttpError(error, 409) || isHttpError(error, 410)) {
      // This save did not land; the one before may have, though its answer was lost.
      copy.pending = unanswered;
      return readRefusal(copy, told);
    }
    onState({ status: 'unreached' });
    return isHttpError(error) && error.status < 500 ? null : triesAgainAfter;
  }
  copy.base = revision;
  keep();
  if (copy.retired) return null;
  if (!copy.isSent) return sendsAfter;
  onState({ status: 'kept' });
  return null;
}

/** Another browser ended the draft, or changed it: what it made of it is offered, where it can be read. Answers as `send` does. */
async function readRefusal(copy: Copy, told: Told): Promise<number | null> {
  try {
    const station = await readEnding(copy, told);
    if (copy.retired) return null;
    if (station && station.revision === copy.pending) {
      copy.base = station.revision;
      return 0;
    }
    const theirs = station && {
      id: station.id,
      draft: parseDraft(station.content),
      revision: station.revision,
      updatedAt: station.updated_at,
    };
    if (theirs && hasDraft(theirs)) {
      copy.other = theirs;
      told.onState({ status: 'changed', other: theirs });
      return null;
    }
    copy.base = theirs?.revision ?? null;
    return 0;
  } catch {
    told.onState({ status: 'unreached' });
    return triesAgainAfter;
  }
}

/** Retires the copy where the draft has ended. Answers the station's draft of the key. */
async function readEnding(copy: Copy, told: Told) {
  const { draft, retired } = await told.drafts.lookup(told.key, copy.id, { retries: 0 });
  if (retired) retireCopy(copy, retired, told);
  return draft;
}

function retireCopy(copy: Copy, retired: RetiredDraft, { onState }: Told): void {
  copy.retired = retired;
  copy.other = null;
  onState({ status: 'retired', retired, isUnseen: isUnseen(copy, retired) });
}
