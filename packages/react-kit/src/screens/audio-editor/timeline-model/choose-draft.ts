import { z } from 'zod';
import { type RetiredDraft, retiredDraft } from '@postkit/sdk/schema';
import { parseDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

/** A draft as stored in this browser. */
export interface LocalDraft {
  /** Null for a draft of an older build. */
  id: string | null;
  draft: StoredDraft;
  /** Revision of the station's copy that it is based on; null for none. */
  base: string | null;
  /** Revision that was sent last, with or without a response; null for none. */
  pending: string | null;
  /** Whether the station has every change. */
  isSent: boolean;
  /** Unix seconds; null for a draft of an older build. */
  savedAt: number | null;
}

/** The station's copy of a draft. `draft` is null if this build cannot read it. */
export interface StationDraft {
  id: string;
  draft: StoredDraft | null;
  revision: string;
  /** Unix seconds. */
  updatedAt: number;
}

/** A draft of another browser that the user can choose instead. */
export type OtherDraft = StationDraft & { draft: StoredDraft };

/** A draft of this browser that ended elsewhere. */
export interface EndedDraft {
  /** How it ended; null if unknown, because the draft had no id. */
  retired: RetiredDraft | null;
  /** The draft with changes that were missing when it ended; null if there are none. */
  left: StoredDraft | null;
}

export interface ChosenDraft {
  /** Null for a new draft. */
  id: string | null;
  /** The draft to open; null to start from the episode or an empty form. */
  draft: StoredDraft | null;
  base: string | null;
  isSent: boolean;
  /** Unix seconds; null if unknown. */
  savedAt: number | null;
  /** A newer version from another browser. */
  other: OtherDraft | null;
  ended: EndedDraft | null;
}

/** The station's response; undefined if it was unreachable. */
export type StationLookup = { draft: StationDraft | null; retired: RetiredDraft | null } | undefined;

export const noDraft: ChosenDraft = {
  id: null,
  draft: null,
  base: null,
  isSent: false,
  savedAt: null,
  other: null,
  ended: null,
};

const localFields = z.object({
  id: z.string().nullable().default(null),
  base: z.string().nullable().default(null),
  pending: z.string().nullable().default(null),
  isSent: z.boolean().default(false),
  savedAt: z.number().nullable().default(null),
});

export function writeLocalDraft({ draft, ...rest }: LocalDraft): string {
  return JSON.stringify({ ...(JSON.parse(writeDraft(draft)) as object), ...rest });
}

/** The draft that this browser stored for an address. Null for none, another address, or an unreadable draft. */
export function readLocalDraft(text: string | null, place: string): LocalDraft | null {
  const draft = text === null ? null : parseDraft(text);
  if (text === null || draft?.place !== place) return null;
  return { draft, ...localFields.parse(JSON.parse(text)) };
}

/**
 * Chooses the draft to open. A draft that has ended is never chosen; its changes that only this browser has are in
 * `ended.left`. Otherwise this browser's draft wins if it is based on the station's revision, or has changes that the
 * station lacks; in the second case the station's draft is returned as `other`.
 */
export function chooseDraft(local: LocalDraft | null, lookup: StationLookup): ChosenDraft {
  if (!lookup) return local ? fromLocal(local) : noDraft;
  const { draft: station } = lookup;
  const ended = local && endedDraftOf(local, lookup);
  if (!local || ended) return { ...fromStation(station), ended };
  if (!station) return { ...fromLocal(local), base: null, isSent: false };
  const mine = { ...fromLocal(local), id: local.id ?? station.id };
  if (local.base === station.revision) return mine;
  const unsent = { ...mine, isSent: false };
  // The response to its last save was lost, or the station's draft is unreadable.
  if (local.pending === station.revision || !hasDraft(station)) return { ...unsent, base: station.revision };
  return local.isSent ? fromStation(station) : { ...unsent, other: station };
}

function fromLocal({ id, draft, base, isSent, savedAt }: LocalDraft): ChosenDraft {
  return { ...noDraft, id, draft, base, isSent, savedAt };
}

function fromStation(station: StationDraft | null): ChosenDraft {
  if (!station) return noDraft;
  const { id, draft, revision, updatedAt } = station;
  return { ...noDraft, id, draft, base: revision, isSent: draft !== null, savedAt: draft && updatedAt };
}

function endedDraftOf(
  local: LocalDraft,
  { draft: station, retired }: NonNullable<StationLookup>,
): EndedDraft | null {
  if (retired) return { retired, left: isUnseen(local, retired) ? local.draft : null };
  // Drafts without ids come from older builds; the station deleted those when they ended.
  const isForgotten = local.id === null && local.isSent && local.base !== null && !station;
  return isForgotten ? { retired: null, left: local.draft } : null;
}

/** Whether a copy has changes that the browser that ended the draft did not have. */
export function isUnseen(
  { base, isSent }: Pick<LocalDraft, 'base' | 'isSent'>,
  { unseen_revision }: RetiredDraft,
): boolean {
  return !isSent || (base !== null && base === unseen_revision);
}

/** Whether this build can read the station's draft. */
export function hasDraft(station: StationDraft): station is OtherDraft {
  return station.draft !== null;
}

const storedEnding = z.object({ retired: retiredDraft.nullable(), left: z.unknown() });

export function writeEndedDraft({ retired, left }: EndedDraft): string {
  return JSON.stringify({ retired, left });
}

/** The stored ended draft that the user has not decided about. Null for none, or another address. */
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
