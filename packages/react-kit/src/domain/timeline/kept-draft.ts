import { z } from 'zod';
import { parseDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

/** A draft as this browser keeps it. */
export interface LocalDraft {
  draft: StoredDraft;
  /** Revision of the station's copy that it went on from; null for none. */
  base: string | null;
  /** Whether the station has all of it. */
  isSent: boolean;
}

/** The station's copy of a draft. `draft` is null where another build of the editor wrote it. */
export interface StationDraft {
  draft: StoredDraft | null;
  revision: string;
  /** Unix seconds. */
  updatedAt: number;
}

/** A draft of another browser, to be chosen instead. */
export type OtherDraft = StationDraft & { draft: StoredDraft };

export interface ChosenDraft {
  /** What to go on with; null to begin anew. */
  draft: StoredDraft | null;
  base: string | null;
  isSent: boolean;
  /** What another browser made of it meanwhile. */
  other: OtherDraft | null;
}

const keeping = z.object({ base: z.string().nullable().default(null), isSent: z.boolean().default(false) });

export function writeLocalDraft({ draft, base, isSent }: LocalDraft): string {
  return JSON.stringify({ ...(JSON.parse(writeDraft(draft)) as object), base, isSent });
}

/** The draft that this browser kept for a place. Null for none, another place's, or one of an older build. */
export function readLocalDraft(text: string | null, place: string): LocalDraft | null {
  const draft = text === null ? null : parseDraft(text);
  if (text === null || draft?.place !== place) return null;
  const { base, isSent } = keeping.parse(JSON.parse(text));
  return { draft, base, isSent };
}

/**
 * What to go on with. This browser's draft goes before the station's where it went on from that very revision, or holds
 * what the station has not; in the second case the station's is left over as `other`.
 */
export function chooseDraft(local: LocalDraft | null, station: StationDraft | null): ChosenDraft {
  const other = station && hasDraft(station) ? station : null;
  if (local && (!station || local.base === station.revision)) {
    return { draft: local.draft, base: station ? local.base : null, isSent: station !== null && local.isSent, other: null };
  }
  if (local && !local.isSent && other) return { draft: local.draft, base: local.base, isSent: false, other };
  return { draft: other?.draft ?? local?.draft ?? null, base: station?.revision ?? null, isSent: other !== null, other: null };
}

/** Takes a draft for one that can be chosen. */
export function hasDraft(station: StationDraft): station is OtherDraft {
  return station.draft !== null;
}
