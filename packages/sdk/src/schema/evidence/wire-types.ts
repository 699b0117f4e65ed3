// Written by `npm run generate`.

import type { Optional } from '../optional.ts';

/** A zip that proves what a stretch of the log contains; the station keeps it for seven days. */
export interface EvidenceExport {
  /** Identifies the export. A UUID. */
  guid: string;
  /** `processing` until the zip is stored, then `complete`, or `error` if it could not be created. */
  status: 'processing' | 'complete' | 'error';
  /** Start of the stretch. Unix seconds, UTC. */
  start: number;
  /** End of the stretch. Unix seconds, UTC. */
  end: number;
  /** Why it was exported. */
  reason: string;
  /** Name of the user who exported it. */
  exported_by: string;
  /** 0 to 100. */
  progress: number;
  /** Size of the zip; 0 until it is complete. */
  bytes: number;
  /** SHA-256 of the zip; empty until it is complete. */
  sha256: string;
  /** Why there is no zip; empty for any other status. */
  error: string;
  /** When it was requested. Unix seconds, UTC. */
  created_at: number;
  /** When the station removes it; null while it is processing. Unix seconds, UTC. */
  expires_at: number | null;
}

/** A new evidence export. */
export interface EvidenceExportInput {
  /** Start of the stretch. Unix seconds, UTC. */
  start: number;
  /** End of the stretch, at most 25 hours later. Unix seconds, UTC. */
  end: number;
  /** Why it is exported, up to 500 characters. 1 to 500 characters. */
  reason: string;
}

/** A page of the chain. */
export interface LogChainQuery {
  /** Number of the first link; default 0. */
  from?: number | undefined;
}

/** Links of the chain of a station's log. */
export interface LogChain {
  /** When the audio begins that the chain covers; null before the first link. Unix seconds, UTC. */
  since: number | null;
  /** Number of links. */
  length: number;
  /** Public half of the key with which the installation signs evidence exports: Ed25519, PEM. */
  public_key: string;
  /** SHA-256 of that key (SPKI, DER) as 64 hexadecimal digits. */
  key_fingerprint: string;
  /** At most 500 links, in order. */
  manifests: {
    /** Number of the link. */
    seq: number;
    /** The manifest, whose bytes are hashed. */
    text: string;
    /** SHA-256 of the text as the station stored it. */
    sha256: string;
    /** Whether the audio of this link was removed later because the log is kept no longer. */
    is_removed: boolean;
  }[];
}

/** The audio of one link of the chain, compared with the archive. */
export interface LogCheck {
  /** Number of the link. */
  seq: number;
  /** The hour, UTC, such as `2026-03-01T14`. */
  hour: string;
  /** `whole` if everything is as it was hashed, `differs`, `removed` if the station removed the hour because of its age, `start` for a link without audio. */
  state: 'whole' | 'differs' | 'removed' | 'start';
  /** Segments that were compared. */
  segments: number;
  /** Segments that could not be read when they were hashed, and are the same now. */
  unreadable: number;
  /** The differences, at most 100. */
  differences: {
    /** - `changed`: the bytes, time or length of a segment are others - `missing`: a segment is not in the log, or its bytes cannot be read - `added`: the log has a segment that no link has, and that did not come late - `gap`: a gap line does not fit the segments - `list`: the list of segments is not the one of the manifest - `manifest`: the manifest is not the one that was hashed */
    kind: 'changed' | 'missing' | 'added' | 'gap' | 'list' | 'manifest';
    /** Number of the segment in the log; null for a difference of the whole hour. */
    n: number | null;
    /** When the segment began; null for a difference of the whole hour. Unix seconds, UTC. */
    at: number | null;
    /** The difference in words. */
    detail: string;
  }[];
}

/** A stretch of the log whose audio stays, whatever the log's age, the space or deletions say. */
export interface LogHold {
  /** Identifies the hold. */
  id: number;
  /** Start of the stretch. Unix seconds, UTC. */
  start: number;
  /** End of the stretch. Unix seconds, UTC. */
  end: number;
  /** Why the audio stays. */
  reason: string;
  /** When the hold ends by itself; null for one that stays until it is released. Unix seconds, UTC. */
  until: number | null;
  /** `active` while the audio stays, `expired` after its last moment, `released` after an admin has ended it. */
  state: 'active' | 'expired' | 'released';
  /** Name of the user who made it. */
  held_by: string;
  /** When it was made. Unix seconds, UTC. */
  held_at: number;
  /** Name of the user who released it; empty before. */
  released_by: string;
  /** When it was released; null before. Unix seconds, UTC. */
  released_at: number | null;
  /** Bytes of the hours that the stretch touches: audio is kept by the hour. */
  bytes: number;
}

/** A new hold. */
export interface LogHoldInput {
  /** Start of the stretch. Unix seconds, UTC. */
  start: number;
  /** End of the stretch, which may be in the future. Unix seconds, UTC. */
  end: number;
  /** Why the audio must stay, up to 500 characters. 1 to 500 characters. */
  reason: string;
  /** When the hold ends by itself; null, the default, for one that stays until it is released. Unix seconds, UTC. */
  until?: number | null | undefined;
}

/** Changes of a hold; only given fields change. */
export interface LogHoldUpdate extends Optional<Pick<LogHold, 'start' | 'end' | 'until'>> {
  /** Why the audio must stay. 1 to 500 characters. */
  reason?: string | undefined;
}

/** Response of the operation `evidence.holds`. */
export interface EvidenceHoldsResponse {
  /** Holds of the station. */
  holds: LogHold[];
}

/** Response of the operation `evidence.exports`. */
export interface EvidenceExportsResponse {
  /** Exports of the station. */
  evidence_exports: EvidenceExport[];
}
