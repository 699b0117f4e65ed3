// Written by `npm run generate`.

import type { AudioEvent } from '../audio-events/wire-types.ts';

/** Addresses to notify when the log records no audio, or only silence, for too long. */
export interface LogAlerts {
  /** Minutes of an outage before it is reported. 1 to 1,440. */
  after_minutes: number;
  /** Addresses that are notified. At most 20 entries. */
  emails: string[];
  /** Receives a POST of JSON. It often contains a secret, so only admins can read it; empty for other users. An http or https address; empty for none. */
  webhook_url: string;
}

/** The alerts as the station returns them. */
export interface LogAlertsState extends LogAlerts {
  /** Whether a webhook is notified. Its address is a secret. */
  has_webhook: boolean;
  /** Whether this installation can send mail at all. */
  can_mail: boolean;
}

/** A range of the broadcast in unix seconds, fractions included. A whole second in which an event starts means the start of that event, because the log names starts in whole seconds. */
export interface LogCopyInput {
  /** Start of the range in unix seconds. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
}

/** The copied audio as events in airing order, and the stretches of the range that were not recorded. */
export interface LogCopy {
  /** Events that hold the audio of the range, in order. */
  events: AudioEvent[];
  /** Stretches of the range without audio. */
  missing: LogSilence[];
}

/** Query of the operation `logger.peaks`. */
export interface LogPeaksQuery {
  /** Start of the range in unix seconds. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
  /** Number of columns; each holds its lowest and highest sample. */
  points: number;
}

/** Lowest and highest sample of each column, −128 to 127; null in gaps. */
export interface LogPeaks {
  /** Start of the range. Unix seconds, UTC. */
  start: number;
  /** End of the range. Unix seconds, UTC. */
  end: number;
  /** Lowest sample of each column, −128 to 127; null without audio. */
  min: (number | null)[];
  /** Highest sample of each column, −128 to 127; null without audio. */
  max: (number | null)[];
}

/** A range of at most 26 hours in unix seconds. */
export interface LogSpanQuery {
  /** Start of the range in unix seconds. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
}

/** A stretch of recorded silence. */
export interface LogSilence {
  /** Start of the range. Unix seconds, UTC. */
  start: number;
  /** End of the range. Unix seconds, UTC. */
  end: number;
}

/** An event whose sound aired before, in the 26 hours before it. */
export interface LogRepeat {
  /** Id of the audio event. */
  event_id: number;
  /** The latest earlier event in which the sound starts. */
  earlier_id: number;
  /** When the sound started in that event, which may be longer. Unix seconds, UTC. */
  at: number;
}

/** Response of the operation `logger.repeats`. */
export interface LogRepeats {
  /** In the order in which the events aired. */
  repeats: LogRepeat[];
  /** Events that the station has not compared by their sound: it has not yet, or its ffmpeg has no Chromaprint. */
  unheard: number[];
}

/** Assigns a category by the title that the stream announces. The first matching rule wins. */
export interface LogRule {
  /** Text that the announced title must contain, ignoring case. 1 to 200 characters. */
  contains: string;
  /** Category that matching titles get. 1 to 100 characters. */
  category: string;
}

/** The live stream that a station logs, who is notified of outages, and what the recorder is doing. */
export interface LogSource extends Recording {
  /** Address of the stream. It may contain a password, so only admins can read it. An http or https address. Empty for none. */
  url: string;
  /** Recorded while `url` delivers no audio; empty for none. An http or https address. Empty for none. */
  fallback_url: string;
  /** Encoding of titles of `url` whose stream names none, by its name in the Encoding standard; null to find out whether it is UTF-8 or Windows-1252. 1 to 40 characters. */
  title_encoding: string | null;
  /** The same for `fallback_url`; null to find it out. 1 to 40 characters. */
  fallback_title_encoding: string | null;
  /** Whether the station records. */
  active: boolean;
  /** Rules that give titles a category; the first match counts. At most 200 entries. */
  rules: LogRule[];
  /** Category of events that no rule matches. 1 to 100 characters. */
  default_category: string;
  /** Whether the station sends a stored user name and password to the stream. `url` never contains them. */
  has_credentials: boolean;
  /** The same for `fallback_url`. */
  has_fallback_credentials: boolean;
  /** The alerts as the station returns them. */
  alerts: LogAlertsState;
}

/** Changes to a log source. Absent fields stay as they are; an invalid field rejects the whole change. A user name and password in `url` or `fallback_url` (`http://user:password@host/live`) are stored apart from it. An address without them keeps the stored ones only while origin and path stay the same. The same holds for the passphrase of `srt://host:port?passphrase=…`. An address may also be the text of an SDP, which is stored as an `rtp://` address. */
export interface LogSourceUpdate {
  /** Address of the stream, or the text of an SDP file. An http or https address. Empty for none. */
  url?: string | undefined;
  /** Address of the stream that is recorded while the main one is lost, or the text of an SDP file; empty for none. An http or https address. Empty for none. */
  fallback_url?: string | undefined;
  /** Encoding of titles of `url` whose stream names none, by its name in the Encoding standard; null to find out whether it is UTF-8 or Windows-1252. 1 to 40 characters. */
  title_encoding?: string | null | undefined;
  /** The same for `fallback_url`; null to find it out. 1 to 40 characters. */
  fallback_title_encoding?: string | null | undefined;
  /** Whether the station records. */
  active?: boolean | undefined;
  /** Rules that give titles a category; the first match counts. At most 200 entries. */
  rules?: LogRule[] | undefined;
  /** Category of events that no rule matches. 1 to 100 characters. */
  default_category?: string | undefined;
  /** Whether to delete the stored user name and password of `url`. */
  remove_credentials?: boolean | undefined;
  /** The same for `fallback_url`. */
  remove_fallback_credentials?: boolean | undefined;
  /** Addresses to notify when the log records no audio, or only silence, for too long. */
  alerts?: LogAlerts | undefined;
}

/** A gap in the log: a stretch without audio. */
export interface LogGap {
  /** When it began. Unix seconds, UTC. */
  start: number;
  /** The current time while the gap is open. Unix seconds, UTC. */
  end: number;
  /** Whether audio is still missing now. */
  open: boolean;
}

/** A stretch of the log that was recorded from the fallback address. */
export interface LogFallback {
  /** When it began. Unix seconds, UTC. */
  start: number;
  /** When it ended. Unix seconds, UTC. */
  end: number;
}

/** - `off`: the log is off - `connecting`: the first connection since the log was started - `recording`: audio arrives and is kept - `lost`: no audio is recorded; the station keeps trying - `silent`: audio is recorded, and both channels have been below −60 dBFS for 10 seconds or more - `disk_full`: audio arrives and cannot be written */
export type RecordingState = 'off' | 'connecting' | 'recording' | 'lost' | 'silent' | 'disk_full';

/** Which address of the log source is recorded. */
export type RecordedAddress = 'main' | 'fallback';

/** The kinds of streams that a log records; `http` is Icecast or another endless HTTP response. */
export type StreamKind = 'http' | 'hls' | 'srt' | 'rtp';

/** The state of a station's recorder. */
export interface Recording {
  /** - `off`: the log is off - `connecting`: the first connection since the log was started - `recording`: audio arrives and is kept - `lost`: no audio is recorded; the station keeps trying - `silent`: audio is recorded, and both channels have been below −60 dBFS for 10 seconds or more - `disk_full`: audio arrives and cannot be written */
  state: RecordingState;
  /** When this state began: for `lost` and `disk_full` the end of the recorded audio, for `silent` the start of the silence. Null if the station never recorded. Unix seconds, UTC. */
  since: number | null;
  /** Why audio is not recorded, in plain words; empty otherwise. Never contains the address. */
  error: string;
  /** The address that audio arrives from; null while none arrives. */
  recorded_address: RecordedAddress | null;
  /** The kind of stream that audio arrives as; null while none arrives. */
  recorded_kind: StreamKind | null;
  /** Why the main address is not recorded, while the fallback is; empty otherwise. Never contains the address. */
  main_error: string;
  /** The last announced title; current only while `state` is `recording` or `silent`. */
  title: string;
  /** Peak of the louder channel in the newest segment in dBFS, −96 to 0; null while no audio is recorded. */
  level: number | null;
  /** Whether the channels of the newest segment are in opposite phase, so that it is silent on a mono player; false while no audio is recorded. */
  is_opposite_phase: boolean;
  /** Start of the audio that has arrived without interruption; a return from the fallback does not interrupt it. Null while no audio is recorded. Unix seconds, UTC. */
  connected_at: number | null;
  /** Start of the newest segment. Null if there is none. Unix seconds, UTC. */
  last_segment_at: number | null;
}

/** The stream to test: the address as a user enters it, saved or not. */
export interface StreamTestInput {
  /** Address of the stream, or the text of an SDP file. May contain a user name and password, or a passphrase. An http or https address. Empty for none. */
  url: string;
  /** The address of the log source whose stored user name and password apply, if `url` is the same stream; `main` by default. */
  address?: RecordedAddress | undefined;
  /** Whether to test without the stored user name and password. */
  remove_credentials?: boolean | undefined;
  /** Encoding of titles whose stream names none; null to find it out. The saved setting of that address by default. 1 to 40 characters. */
  title_encoding?: string | null | undefined;
}

/** Why a tested stream could not be recorded. */
export interface StreamProblem {
  /** The kind of problem. */
  code:
    | 'address'
    | 'private_address'
    | 'host_unknown'
    | 'refused'
    | 'unreachable'
    | 'timeout'
    | 'certificate'
    | 'redirect'
    | 'credentials'
    | 'forbidden'
    | 'not_found'
    | 'server_error'
    | 'web_page'
    | 'playlist'
    | 'ended_playlist'
    | 'unsupported'
    | 'port_taken'
    | 'no_audio'
    | 'no_data'
    | 'failed';
  /** The reason and the remedy in plain words. Never contains a password. */
  message: string;
  /** Status of the HTTP response; null if there was none. */
  status: number | null;
  /** The first address in a playlist file; null if it has none, and for other problems. */
  use: string | null;
}

/** The audio that arrived during a test, as the recorder would store it. */
export interface TestedStream {
  /** The kinds of streams that a log records; `http` is Icecast or another endless HTTP response. */
  kind: StreamKind;
  /** Container of the stream, such as `mp3`, `ogg` or `mpegts`. */
  container: string;
  /** Codec, such as `mp3`, `aac` or `opus`. */
  codec: string;
  /** Bits per second, as the stream declares them, else as they arrived. */
  bit_rate: number;
  /** Hz. */
  sample_rate: number;
  /** 1 for mono, 2 for stereo. */
  channels: number;
  /** The announced title, as the log would store it; empty for none. */
  title: string;
  /** Whether the stream announces titles, which the log follows. */
  has_titles: boolean;
  /** Highest sample in dBFS, −96 to 0. */
  peak: number;
  /** Integrated loudness in LUFS; null for silence. */
  loudness: number | null;
  /** Whether all of the audio was below −60 dBFS. */
  is_silent: boolean;
  /** Whether the channels are in opposite phase in all of the audio, so that it is silent on a mono player. */
  is_opposite_phase: boolean;
  /** Whether the stream continues; false for a file that ends. */
  is_live: boolean;
  /** Seconds of audio that arrived. */
  seconds: number;
  /** The first seconds of the audio: AAC in ADTS frames (`audio/aac`) as base64. */
  sample: string;
}

/** Either the stream or the problem; the other one is null. */
export interface StreamTest {
  /** The audio that arrived; null if there is a problem. */
  stream: TestedStream | null;
  /** Why the stream cannot be recorded; null if it can. */
  problem: StreamProblem | null;
}

/** Query of the operation `logger.gaps`. */
export interface LoggerGapsQuery {
  /** Start of the range in unix seconds. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
}

/** Response of the operation `logger.gaps`. */
export interface LoggerGapsResponse {
  /** Gaps of the range, in order. */
  gaps: LogGap[];
}

/** Query of the operation `logger.fallbacks`. */
export interface LoggerFallbacksQuery {
  /** Start of the range in unix seconds. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
}

/** Response of the operation `logger.fallbacks`. */
export interface LoggerFallbacksResponse {
  /** Stretches that were recorded from the fallback, in order. */
  fallbacks: LogFallback[];
}

/** Response of the operation `logger.silences`. */
export interface LoggerSilencesResponse {
  /** Silences of the range, in order. */
  silences: LogSilence[];
}
