// Written by `npm run generate`.

/** How the timeline of a version differs from that of the version before. */
export interface PieceChanges {
  /** Titles of new pieces. */
  added: string[];
  /** Titles of pieces that it no longer has. */
  removed: string[];
  /** Titles of pieces whose length changed. */
  edited: string[];
  /** Whether the pieces that both have are in another order. */
  reordered: boolean;
}

/** The audio that an episode has or had since it was published. */
export interface AudioVersion {
  /** From 1. */
  number: number;
  /** Since when it was the audio of the episode. Unix seconds, UTC. */
  created_at: number;
  /** Name of the user who saved it. */
  made_by: string;
  /** Words of the staff about it; empty for none. */
  note: string;
  /** Length in seconds. */
  duration: number;
  /** Size of the mp3 in bytes, without the ID3 tag that listeners get. */
  bytes: number;
  /** Whether it is the audio of the episode now. */
  is_served: boolean;
  /** Whether its files are still kept, so that it can be restored. */
  can_restore: boolean;
  /** Until when its files are kept. Null for the version that is served and for one whose files are gone. Unix seconds, UTC. */
  kept_until: number | null;
  /** The version whose files it has. Null for new audio. */
  restored_from: number | null;
  /** How its timeline differs from that of the version before. Null if one of them is not known. */
  changes: PieceChanges | null;
  /** Counted downloads of it. */
  downloads: number;
}

/** Words about a version. */
export interface VersionNote {
  /** At most 500 characters; empty for none. */
  note: string;
}

/** Path parameters of a version. */
export interface AudioVersionParams {
  /** Slug of the station. */
  station: string;
  /** Number that identifies it at the station. */
  id: number;
  /** Number of the version. */
  number: number;
}

/** Response of the operation `audioVersions.list`. */
export interface AudioVersionsListResponse {
  /** The versions; none before the first publishing. */
  versions: AudioVersion[];
}
