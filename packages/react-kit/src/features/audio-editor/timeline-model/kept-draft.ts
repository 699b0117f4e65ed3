import { type RetiredDraft, retiredDraft } from '@postkit/sdk/schema';
import { z } from 'zod';
import { parseDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

/** A draft as this browser keeps it. */
export interface LocalDraft {
  /** Null for a draft of an older build. */
  id: string | null;
  draft: StoredDraft;
  /** Revision of the station's copy that it went on from; null for none. */
  base: string | null;
  /** Revision that was sent last, whether or not the station has answered; null for none. */
  pending: string | null;
  /** Whether the station has all of it. */
  isSent: boolean;
  /** Unix seconds; null for a draft of an older build. */
  savedAt: number | null;
}

/** The station's copy of a draft. `draft` is null where another build of the editor wrote it. */
export interface StationDraft {
  id: string;
  draft: StoredDraft | null;
  revision: string;
  /** Unix seconds. */
  updatedAt: number;
}

/** A draft of another browser, to be chosen instead. */
export type OtherDraft = StationDraft & { draft: StoredDraft };

/** A draft that this browser held while it ended elsewhere. */
export interface EndedDraft {
  /** How it ended; null where that is not known, since it had no id then. */
  retired: RetiredDraft | null;
  /** What this browser holds and the user who ended it did not; null where that is nothing. */
  left: StoredDraft | null;
}

export interface ChosenDraft {
  /** Null where a new draft begins. */
  id: string | null;
  /** What to go on with; null to begin with what the station has. */
  draft: StoredDraft | null;
  base: string | null;
  isSent: boolean;
  /** Unix seconds; null where it is not known. */
  savedAt: number | null;
  /** What another browser made of it meanwhile. */
  other: OtherDraft | null;
  ended: EndedDraft | null;
}

/** What the station answered; undefined where it could not be asked. */
export type StationAnswer = { draft: StationDraft | null; retired: RetiredDraft | null } | undefined;

export const noDraft: ChosenDraft = { id: null, draft: null, base: null, isSent: false, savedAt: null, other: null, ended: null };

const keeping = z.object({
  id: z.string().nullable().default(null),
  base: z.string().nullable().default(null),
  pending: z.string().nullable().default(null),
  isSent: z.boolean().default(false),
  savedAt: z.number().nullable().default(null),
});

export function writeLocalDraft({ draft, ...kept }: LocalDraft): string {
  return JSON.stringify({ ...(JSON.parse(writeDraft(draft)) as object), ...kept });
}

/** The draft that this browser kept for a place. Null for none, another place's, or one of an older build. */
export function readLocalDraft(text: string | null, place: string): LocalDraft | null {
  const draft = text === null ? null : parseDraft(text);
  if (text === null || draft?.place !== place) return null;
  return { draft, ...keeping.parse(JSON.parse(text)) };
}

/**
 * What to go on with. A draft that has ended is never chosen: what only this browser holds of it is `ended.left`.
 * Otherwise this browser's draft goes before the station's where it went on from that very revision, or holds what the
 * station has not; in the second case the station's is left over as `other`.
 */
export function chooseDraft(local: LocalDraft | null, answer: StationAnswer): ChosenDraft {
  if (!answer) return local ? mineOf(local) : noDraft;
  const { draft: station } = answer;
  const ended = local && endOf(local, answer);
  if (!local || ended) return { ...fromStation(station), ended };
  if (!station) return { ...mineOf(local), base: null, isSent: false };
  const mine = { ...mineOf(local), id: local.id ?? station.id };
  if (local.base === station.revision) return mine;
  const unsent = { ...mine, isSent: false };
  // The answer to its last save was lost, or the station cannot say what it holds.
  if (local.pending === station.revision || !hasDraft(station)) return { ...unsent, base: station.revision };
  return local.isSent ? fromStation(station) : { ...unsent, other: station };
}

function mineOf({ id, draft, base, isSent, savedAt }: LocalDraft): ChosenDraft {
  return { ...noDraft, id, draft, base, isSent, savedAt };
}

function fromStation(station: StationDraft | null): ChosenDraft {
  if (!station) return noDraft;
  const { id, draft, revision, updatedAt } = station;
  return { ...noDraft, id, draft, base: revision, isSent: draft !== null, savedAt: draft && updatedAt };
}

function endOf(local: LocalDraft, { draft: station, retired }: NonNullable<StationAnswer>): EndedDraft | null {
  if (retired) return { retired, left: isUnseen(local, retired) ? local.draft : null };
  // Before drafts had ids, the station forgot them when they ended.
  const isForgotten = local.id === null && local.isSent && local.base !== null && !station;
  return isForgotten ? { retired: null, left: local.draft } : null;
}

/** Whether a copy holds something that the browser that ended the draft did not have. */
export function isUnseen({ base, isSent }: Pick<LocalDraft, 'base' | 'isSent'>, { unseen_revision }: RetiredDraft): boolean {
  return !isSent || (base !== null && base === unseen_revision);
}

/** Takes a draft for one that can be chosen. */
export function hasDraft(station: StationDraft): station is OtherDraft {
  return station.draft !== null;
}

const storedEnding = z.object({ retired: retiredDraft.nullable(), left: z.unknown() });

export function writeEndedDraft({ retired, left }: EndedDraft): string {
  return JSON.stringify({ retired, left });
}

/** What was left of a draft that ended, until its user decides what becomes of it. Null for none, or another place's. */
export function readEndedDraft(text: string | null, place: string): EndedDraft | null {
  if (text === null) return null;
  try {
    const { retired, left } = storedEnding.parse(JSON.parse(text));
    const draft = parseDraft(JSON.stringify(left));
    return draft?.place === place ? { retired, left: draft } : null;
  } catch {
    return null;
  }
}
