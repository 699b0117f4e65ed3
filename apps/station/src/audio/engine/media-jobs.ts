import type { ByteRange } from '../archive/read-ranges.ts';
import type { DemoAudio } from '../demo/demo-audio.ts';
import type { SoundStretch } from '../ear/label-sound.ts';
import type { Leveling } from '../loudness/leveling.ts';
import type { AudioLevels } from '../loudness/timeline-levels.ts';
import type { SamplePiece } from '../render/sample-piece.ts';
import type { EncodedSegment } from './encoded-segment.ts';
import type { IngestResult } from './ingest-result.ts';
import type { ProbeResult } from './probe-result.ts';
import type { StreamFacts } from './stream-facts.ts';

/** Formats that the recorder accepts; `mpegts`, `mp4` and `matroska` are containers of HLS, SRT and RTP. Playlists and other types are rejected. */
export type LiveFormat = 'mp3' | 'aac' | 'ogg' | 'mpegts' | 'mp4' | 'matroska';

/** A stream to receive: for `srt` a script with its address for ffmpeg, for `rtp` an SDP. May hold a passphrase. */
export interface ReceiveInput {
  kind: 'srt' | 'rtp';
  description: string;
}

/** A finished file. */
export interface RenderedFile {
  bytes: number;
  /** Hex digest of the file. */
  sha256: string;
  /** Samples a decoder gets out of the file, at 44.1 kHz. */
  samples: number;
  /** Levels of the audio; absent if the render copied or encoded it unchanged. */
  levels?: AudioLevels;
}

/** Encoder settings of an mp3. */
export interface Mp3Options {
  /** kb/s; 128 by default. */
  bitrate?: number | undefined;
  title?: string;
  artist?: string;
}

/** How the audio of a render gets into the file. `pieces` is set when samples change (fades, trims within a frame). */
export interface RenderInput {
  ranges: ByteRange[];
  /** ADTS frames in the ranges. */
  frames: number;
  pieces?: SamplePiece[];
  /** Set with `pieces` when the loudness of the whole changes. */
  leveling?: Leveling;
  output: string;
  format: 'aac' | 'mp3';
  mp3?: Mp3Options;
}

/** A video of a still picture with an animated waveform. */
export interface VideoInput {
  /** JPEG or PNG. */
  cover: string;
  /** An audio file; AAC is copied, everything else encoded. */
  audio: string;
  output: string;
  width?: number;
  height?: number;
  /** Colour of the waveform, `#rrggbb`. */
  color?: string;
}

/** A clip to share: a picture, the wave of the audio scrolling under a playhead, and text. Lengths are pixels and seconds. */
export interface ClipVideoInput {
  /** JPEG or PNG of the whole frame. */
  picture: string;
  audio: string;
  /** The part of the audio to show. */
  from: number;
  seconds: number;
  size: { width: number; height: number };
  wave: { top: number; height: number };
  /** `#rrggbb`. */
  color: string;
  /** An ASS file, and the folder of its fonts. */
  text: string;
  fonts: string;
  output: string;
}

/** A finished video. */
export interface FinishedVideo {
  bytes: number;
  /** Hex digest of the file. */
  sha256: string;
}

/** The audio that an ingest reads. */
export type IngestSource = { file: string } | { demo: DemoAudio };

/** Settings of an ingest. */
export interface IngestInput {
  source: IngestSource;
  /** Longest accepted audio; 12 hours by default. Longer audio fails with `audio_too_long`. */
  maxSeconds?: number;
  /** Share of the declared length that may be missing, from 0 to 1; default 0.01. */
  readonly tolerance?: number;
  /** Whether the first segment is the frame that primes the decoder, without which the first 1,024 samples are inexact. */
  readonly keepsPriming?: boolean;
  /** Path for the peaks of the whole file, in all resolutions. */
  peaksFile?: string;
}

/** Input of a recording: bytes of the stream, or the command to end the current segment. */
export type FeedChunk = Uint8Array | 'cut';

/** Every job of the media worker: its input, the items that it emits, and its result. */
export interface MediaJobs {
  probe: { input: { file: string }; item: never; result: ProbeResult };
  describe: { input: { format: LiveFormat; bytes: Uint8Array }; item: never; result: StreamFacts };
  ingest: { input: IngestInput; item: EncodedSegment; result: IngestResult };
  encodeMp3: {
    input: { ranges: ByteRange[]; bitrate?: number };
    item: Uint8Array;
    result: { bytes: number };
  };
  measure: {
    input: { ranges: ByteRange[]; frames: number[] };
    item: never;
    result: { levels: Uint8Array[] };
  };
  fingerprint: { input: { ranges: ByteRange[]; frames: number }; item: never; result: { items: Uint8Array } };
  label: {
    input: { ranges: ByteRange[]; frames: number };
    item: never;
    result: { stretches: SoundStretch[] };
  };
  render: { input: RenderInput; item: never; result: RenderedFile };
  video: { input: VideoInput; item: never; result: FinishedVideo };
  clipVideo: { input: ClipVideoInput; item: never; result: FinishedVideo };
  receive: { input: ReceiveInput; item: Uint8Array; result: { bytes: number } };
  record: { input: { format: LiveFormat }; item: EncodedSegment; result: { frames: number } };
}

/** Name of a job. */
export type MediaJobName = keyof MediaJobs;
