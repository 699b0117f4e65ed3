import type { EpisodeStatus } from '@postkit/sdk';

export interface StationEvent {
  /** Slug of the station. */
  station: string;
}

export interface EpisodeEvent extends StationEvent {
  episodeId: number;
  showId: number;
  name: string;
  /** After the change. */
  status: EpisodeStatus;
}

export interface EpisodeDeletedEvent extends StationEvent {
  episodeId: number;
}

export interface ShowEvent extends StationEvent {
  showId: number;
  title: string;
  isNew: boolean;
}

export interface UploadEvent extends StationEvent {
  uuid: string;
  title: string;
  /** Seconds. */
  duration: number;
}

/**
 * Called once for each action of the user in this page, after the station has stored it. Changes by other users do not call them.
 * A callback that throws or rejects is logged, and the screen continues.
 */
export interface HostEvents {
  /** The user signed in with the kit's form, and entered a station. */
  onSignedIn?(event: StationEvent): void | Promise<void>;
  /** The user signed out, here or in another tab of the page, or the session of a client with tokens has ended. */
  onSignedOut?(event: StationEvent): void | Promise<void>;
  /** An episode was created or changed; a publication calls `onPublished` too. */
  onEpisodeSaved?(event: EpisodeEvent): void | Promise<void>;
  /** An episode was published (status `published`) or is going to be (`scheduled`). Later changes of it are saves only. */
  onPublished?(event: EpisodeEvent): void | Promise<void>;
  onUnpublished?(event: EpisodeEvent): void | Promise<void>;
  onEpisodeDeleted?(event: EpisodeDeletedEvent): void | Promise<void>;
  onShowSaved?(event: ShowEvent): void | Promise<void>;
  /** The station has received and processed an audio file. */
  onUploadFinished?(event: UploadEvent): void | Promise<void>;
}

/** Calls the host's callback of that name, if it has one. Never throws. */
export type EmitEvent = <Name extends keyof HostEvents>(
  name: Name,
  event: Parameters<NonNullable<HostEvents[Name]>>[0],
) => void;
