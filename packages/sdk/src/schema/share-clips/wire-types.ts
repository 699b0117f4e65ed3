// Written by `npm run generate`.

/** Shape of the picture of a share clip, width to height. */
export type ShareClipAspect = '9:16' | '1:1';

/** A share clip to make: `start` and `end` are seconds of an episode as it plays, or of the events of an open timeline. `show` gives a timeline its cover and loudness. */
export interface ShareClipInput {
  /** Id of the episode. */
  playlist_id?: number | undefined;
  /** Events of an unsaved timeline, instead of `playlist_id`: their paths, or the objects of a response. 1 to 2,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  events?: string[] | undefined;
  /** Path of the show of an unsaved timeline. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show?: string | undefined;
  /** Seconds from the start of the audio. */
  start: number;
  /** Seconds from the start of the audio. */
  end: number;
  /** Shape of the picture, width to height. */
  aspect?: ShareClipAspect | undefined;
  /** Shown in the video; by default the name of the episode. At most 120 characters. */
  title?: string | undefined;
  /** Shows the words of the transcript, if there is one. */
  captions?: boolean | undefined;
}

/** A captioned video of a short range of audio, for social platforms. The station keeps it for 30 days. */
export interface ShareClip {
  /** Identifies the clip. A UUID. */
  guid: string;
  /** Id of the episode; null for a clip of a timeline that was open in the editor. */
  playlist_id: number | null;
  /** Title of the clip. */
  title: string;
  /** Seconds from the start of the audio. */
  start: number;
  /** Seconds from the start of the audio. */
  end: number;
  /** Shape of the picture, width to height. */
  aspect: ShareClipAspect;
  /** Whether the words are shown. */
  captions: boolean;
  /** State of the file. */
  status: 'processing' | 'complete' | 'error';
  /** Progress of the render. 0 to 100. */
  progress: number;
  /** Size of the mp4; 0 until it is complete. */
  bytes: number;
  /** Why a complete clip has no captions though they were requested; empty otherwise. */
  notice: string;
  /** Why there is no clip; empty for any other status. */
  error: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the station removes the clip; null while it is processing. Unix seconds, UTC. */
  expires_at: number | null;
}

/** Query of the operation `shareClips.list`. */
export interface ShareClipsListQuery {
  /** Id of the episode. */
  playlist_id?: number | undefined;
}

/** Response of the operation `shareClips.list`. */
export interface ShareClipsListResponse {
  /** Clips of the station, newest first. */
  share_clips: ShareClip[];
}
