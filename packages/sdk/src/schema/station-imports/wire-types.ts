// Written by `npm run generate`.

import type { LogDays } from '../station-exports/wire-types.ts';

/** The effect of an import that has changed nothing yet. */
export interface StationImportPlan {
  /** The station that was exported. */
  station: {
    /** Its title, which the import sets. */
    title: string;
    /** Its slug, which the import does not set. */
    slug: string;
    /** Its address before the move. */
    address: string;
    /** Time zone of the station, such as `America/New_York`. */
    timezone: string;
  };
  /** Unix seconds, UTC. */
  exported_at: number;
  /** Number of files in the zip; the checksum of each was compared. */
  files: number;
  /** Their size. */
  bytes: number;
  /** Whether the zip has audio and video. */
  includes_media: boolean;
  /** Days of the log in the zip; null for none. */
  log: LogDays | null;
  /** Number of things, by their kind. */
  parts: {
    /** Kind of things. */
    part:
      | 'shows'
      | 'episodes'
      | 'destinations'
      | 'schedules'
      | 'holidays'
      | 'categories'
      | 'tags'
      | 'campaigns'
      | 'drafts'
      | 'webhooks'
      | 'recordings'
      | 'images'
      | 'audio_files'
      | 'video_files';
    /** Number of them. */
    count: number;
  }[];
  /** Users of the station. */
  users: {
    /** First and last name. */
    name: string;
    /** Compared with the users of this installation. */
    email: string;
    /** Whether the user is an admin of the station. */
    admin: boolean;
    /** `new`: created, and invited again by an admin; `known`: gets the role; `elsewhere`: left out. */
    state: 'new' | 'known' | 'elsewhere';
  }[];
  /** Files that the export already lacked, each with the reason. */
  missing: {
    /** Path in the zip. */
    path: string;
    /** Why the export lacked it. */
    reason: string;
  }[];
  /** Whether every address keeps its path, so that only the host changes. */
  keeps_paths: boolean;
}

/** An import of the export of another installation into a station that is empty. */
export interface StationImport {
  /** Identifies the import. A UUID. */
  guid: string;
  /** `receiving` until the zip has arrived, `checking` while its checksums are compared, `planned` until an admin applies it, `importing`, then `complete`. `error` if the zip was refused or the import failed, and `undoing` while it is taken back. */
  status: 'receiving' | 'checking' | 'planned' | 'importing' | 'complete' | 'undoing' | 'error';
  /** Progress of the current state, 0 to 100. */
  progress: number;
  /** Size of the zip. */
  bytes: number;
  /** Bytes that have arrived. */
  received: number;
  /** The effect of the import; null until the zip was checked. */
  plan: StationImportPlan | null;
  /** Why the zip was refused, or the import failed; empty for any other status. Nothing of it is in the station then. */
  error: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When it was completed or refused; null before. Unix seconds, UTC. */
  ended_at: number | null;
}

/** The zip that will be sent. */
export interface StationImportInput {
  /** Its size. 1 to 1,000,000,000,000,000. */
  bytes: number;
}

/** Response of the operation `stationImports.list`. */
export interface StationImportsListResponse {
  /** Imports of the station, newest first. */
  station_imports: StationImport[];
}
