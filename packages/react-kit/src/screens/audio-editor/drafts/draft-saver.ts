import { isHttpError, type PostKitClient } from '@postkit/sdk';
import type { FromDraft, RetiredDraft } from '@postkit/sdk/schema';
import { randomUuid } from '../../../host/random-uuid.ts';
import { playedEvents } from '../timeline-model/ad-positions.ts';
import { type ChosenDraft, hasDraft, isUnseen, type OtherDraft } from '../timeline-model/choose-draft.ts';
import { parseDraft, type StoredDraft, writeDraft } from '../timeline-model/stored-draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/**
 * How the station's copy of a draft compares with this one: not needed yet, the same, behind, unreachable, changed by
 * another browser, or retired. `isUnseen`: this browser has changes that were not part of the retired draft.
 */
export type DraftSaveState =
  | { status: 'untouched' | 'saved' | 'unsaved' | 'unreachable' }
  | { status: 'changed'; other: OtherDraft }
  | { status: 'retired'; retired: RetiredDraft; isUnseen: boolean };

/** Why a draft ends. `published` and `replaced` keep the station's copy: the episode's save or another browser owns it. */
export type DraftEnd = 'published' | 'replaced' | 'discarded' | 'left';

export interface DraftSaverOptions {
  drafts: PostKitClient['drafts'];
  /** The station's key of the draft. */
  key: string;
  start: Pick<ChosenDraft, 'base' | 'isSent' | 'other'> & { id: string; isRestored: boolean };
  read: () => StoredDraft;
  /** This browser's copy. */
  storage: Pick<DraftStorage, 'write' | 'remove'>;
  onState: (state: DraftSaveState) => void;
}

export interface DraftSaver {
  /** Reference to the draft for the episode's save, which retires the draft. */
  source: () => FromDraft;
  /** The user changed the draft. */
  changed: () => void;
  /** Writes this browser's copy immediately, because the page is closing. */
  flush: () => void;
  /** Keeps this browser's version and overwrites the other one. */
  keepMine: () => void;
  /** Asks the station whether the draft has ended. */
  check: () => Promise<void>;
  /** The draft ended in another browser, so saving stops. */
  retire: (retired: RetiredDraft) => void;
  /** Continues with the current content as a new draft. */
  renew: () => void;
  /** Saves everything and stops, because the editor unmounts. */
  close: () => void;
  /** Ends the draft. Resolves when the station has ended it, or the request has failed. */
  end: (reason: DraftEnd) => Promise<void>;
}

/** The known state of the station's copy. */
interface Copy {
  id: string;
  base: string | null;
  /** The revision that was sent last, with or without a response. */
  pending: string | null;
  /** Whether every change was sent, or is being sent. */
  isSent: boolean;
  other: OtherDraft | null;
  retired: RetiredDraft | null;
}

/** Milliseconds after a change, so that a long timeline is not written on every keystroke. */
const writeDelay = 300;
const sendDelay = 2000;
const retryDelay = 10_000;

/** Saves a draft in this browser, so that it survives a reload, and on the station, so that any browser can continue it. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
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
  const context: SaverContext = {
    drafts,
    key,
    read,
    onState: (state) => {
      if (!isOver) onState(state);
    },
    keep: writer.keep,
  };

  const sender = createSender(copy, context);

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
      if (copy.retired) context.onState({ status: 'retired', retired: copy.retired, isUnseen: true });
      if (!mayBeSent()) return;
      context.onState({ status: 'unsaved' });
      sender.sendAfter(sendDelay);
    },
    flush: writer.flush,
    keepMine() {
      if (!copy.other) return;
      Object.assign(copy, { base: copy.other.revision, other: null, isSent: false });
      context.onState({ status: 'unsaved' });
      sender.sendAfter(0);
    },
    check: async () => {
      await sender.sending();
      await readEnding(copy, context).catch((error: unknown) =>
        console.warn('[postkit] Could not look up a draft', error),
      );
    },
    retire: (retired) => {
      if (retired.id === copy.id) retireCopy(copy, retired, context);
    },
    renew() {
      Object.assign(copy, { id: randomUuid(), base: null, isSent: false, other: null, retired: null });
      writer.keep();
      context.onState({ status: 'unsaved' });
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
      if (!isElsewhere) await discardOnStation(copy, context);
    },
  };
}

/** Sends unsaved changes to the station, one save at a time. */
function createSender(copy: Copy, context: SaverContext) {
  let isOver = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function sendNow(): void {
    clearTimeout(waiting);
    waiting = undefined;
    sending ??= send(copy, context).then((again) => {
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
    /** Resolves when no save is in flight. */
    sending: async () => sending,
    stop() {
      clearTimeout(waiting);
      isOver = true;
    },
  };
}

async function discardOnStation({ base }: Copy, { drafts, key }: SaverContext): Promise<void> {
  if (base === null) return;
  try {
    await drafts.remove(key, base, { retries: 0 });
  } catch (error) {
    console.warn('[postkit] Could not discard a draft on the station', error);
  }
}

/** Writes this browser's copy, delayed after a change or immediately. */
function createWriter(copy: Copy, { read, storage }: Pick<DraftSaverOptions, 'read' | 'storage'>) {
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
      writing ??= setTimeout(flush, writeDelay);
    },
    /** Writes immediately, even if only the state of the station's copy has changed. */
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

interface SaverContext extends Pick<DraftSaverOptions, 'drafts' | 'key' | 'read' | 'onState'> {
  /** Writes this browser's copy with the state of the station's. */
  keep: () => void;
}

/** Resolves to the milliseconds until the next save; null to wait for the next change. */
async function send(copy: Copy, context: SaverContext): Promise<number | null> {
  const { drafts, key, read, onState, keep } = context;
  const draft = read();
  const revision = randomUuid();
  const { id, base } = copy;
  const content = writeDraft(draft);
  const unconfirmed = copy.pending;
  copy.pending = revision;
  keep();
  copy.isSent = true;
  try {
    await drafts.save(
      key,
      { id, base, revision, content, events: playedEvents(draft.items) },
      { retries: 0 },
    );
  } catch (error) {
    copy.isSent = false;
    if (isHttpError(error, 409) || isHttpError(error, 410)) {
      // This save was rejected; the one before may have succeeded although its response was lost.
      copy.pending = unconfirmed;
      return readRefusal(copy, context);
    }
    onState({ status: 'unreachable' });
    return isHttpError(error) && error.status < 500 ? null : retryDelay;
  }
  copy.base = revision;
  keep();
  if (copy.retired) return null;
  if (!copy.isSent) return sendDelay;
  onState({ status: 'saved' });
  return null;
}

/** Another browser ended or changed the draft; a readable version of it is offered to the user. Resolves as `send` does. */
async function readRefusal(copy: Copy, context: SaverContext): Promise<number | null> {
  try {
    const station = await readEnding(copy, context);
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
      context.onState({ status: 'changed', other: theirs });
      return null;
    }
    copy.base = theirs?.revision ?? null;
    return 0;
  } catch {
    context.onState({ status: 'unreachable' });
    return retryDelay;
  }
}

/** Retires the copy if the draft has ended. Resolves to the station's draft of the key. */
async function readEnding(copy: Copy, context: SaverContext) {
  const { draft, retired } = await context.drafts.lookup(context.key, copy.id, { retries: 0 });
  if (retired) retireCopy(copy, retired, context);
  return draft;
}

function retireCopy(copy: Copy, retired: RetiredDraft, { onState }: SaverContext): void {
  copy.retired = retired;
  copy.other = null;
  onState({ status: 'retired', retired, isUnseen: isUnseen(copy, retired) });
}
