// Written by `npm run generate`.

/** A spoken word. Times are milliseconds from the start of the audio. */
export interface TranscriptWord {
  /** Milliseconds from the start of the audio. */
  start: number;
  /** Milliseconds from the start of the audio. */
  end: number;
  /** The word, with its punctuation. It ends in a space where its script has one that is not between all words, as Thai has. */
  text: string;
  /** Index in the speakers of the transcript; null if unknown. */
  speaker: number | null;
  /** The word was cut out of the audio at `start`; it is not heard. */
  cut: boolean;
}

/** A voice: its label in the source, and the name that screens show. */
export interface TranscriptSpeaker {
  /** Label that the speech service gave the speaker. */
  label: string;
  /** Name that a user gave the speaker; empty if none has. */
  name: string;
}

/** How exact the times are: measured for each word, measured for each caption (words are placed in it by their length), or estimated from the text alone. */
export type TranscriptTiming = 'words' | 'captions' | 'estimated';

/** The state of a transcription by the speech service; `none` if none was requested or the last one succeeded. */
export interface TranscriptionState {
  /** State of the transcription. */
  status: 'none' | 'waiting' | 'running' | 'failed';
  /** Progress of the transcription. 0 to 100. */
  progress: number;
  /** Why it failed, and what to do; empty otherwise. */
  error: string;
}

/** The words of an event or an episode, derived from the audio that it plays. */
export interface Transcript {
  /** Words in order. */
  words: TranscriptWord[];
  /** Speakers of the words. */
  speakers: TranscriptSpeaker[];
  /** The least exact of its parts; null without words. */
  timing: TranscriptTiming | null;
  /** Language tag such as `en`; empty if unknown. */
  language: string;
  /** The state of a transcription by the speech service; `none` if none was requested or the last one succeeded. */
  transcription: TranscriptionState;
  /** Whether the installation has a speech service. */
  can_transcribe: boolean;
}

/** The words after a file was imported. */
export interface ImportedTranscript extends Transcript {
  /** Assumptions of the station about the file, and the captions that it left out, in sentences; empty for none. */
  notice: string;
}

/** File formats of a transcript. */
export type TranscriptFormat = 'vtt' | 'srt' | 'json' | 'txt';

/** A transcript to import: its text as `file`, or its bytes as `file_base64`, which the station decodes. */
export interface TranscriptInput {
  /** Format of the file. */
  format: 'vtt' | 'srt' | 'json';
  /** The text of the file. 1 to 2,000,000 characters. */
  file?: string | undefined;
  /** The bytes of the file as base64, instead of `file`: UTF-8, UTF-16 or another encoding, which the station recognises. 1 to 4,000,000 characters. */
  file_base64?: string | undefined;
  /** Encoding of the bytes, such as that of a `Content-Type`; empty if unknown. It counts if the bytes agree. At most 40 characters. */
  charset?: string | undefined;
  /** Language tag; empty if unknown. At most 35 characters. */
  language?: string | undefined;
}

/** Body of the operation `transcripts.nameSpeaker`. */
export interface SpeakerInput {
  /** `event` names the speaker wherever that audio is used; `episode` and `show` only there. */
  scope: 'event' | 'episode' | 'show';
  /** Number that identifies it at the station. */
  id: number;
  /** Label that the speech service gave the speaker. 1 to 100 characters. */
  label: string;
  /** Empty to show the label again. At most 100 characters. */
  name: string;
}

/** Body of the operation `transcripts.setSettings`. */
export interface TranscriptSettingsInput {
  /** The station transcribes the events of the show’s new episodes by itself. */
  automatic: boolean;
}

/** Response of the operation `transcripts.settings`. */
export interface TranscriptSettings {
  /** The station transcribes the events of the show’s new episodes by itself. */
  automatic: boolean;
  /** Whether the installation has a speech service; without one, `automatic` has no effect. */
  can_transcribe: boolean;
}

/** A place in a published episode at which the searched words are spoken. */
export interface TranscriptHit {
  /** Id of the episode. */
  playlist_id: number;
  /** Title of the episode. */
  title: string;
  /** Address of its page. */
  url: string;
  /** Seconds from the start of the episode. */
  start: number;
  /** The words around it. The found ones are at `marks`, as pairs of offsets in UTF-16 units. */
  snippet: string;
  /** First character and end of each match in the text. */
  marks: [number, number][];
}

/** Response of the operation `transcripts.search`. */
export interface TranscriptSearch {
  /** Matches of the page, best first. */
  hits: TranscriptHit[];
  /** Number of matches. */
  total: number;
}

/** Query of the operation `transcripts.search`. */
export interface TranscriptSearchQuery {
  /** Words to find. 2 to 200 characters. */
  q: string;
  /** Only episodes of this show. */
  show?: number | undefined;
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Number of entries before the page. */
  offset?: number | undefined;
}
