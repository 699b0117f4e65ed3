export { AudioError, isAudioError, type AudioErrorCode } from './audio-error.ts';
export { scanFrames } from './adts/scan-frames.ts';
export { checkArchiveAdts } from './adts/check-archive-adts.ts';
export { silentFrames } from './adts/silent-frames.ts';
export {
  FRAME_SAMPLES,
  framesToMs,
  msToFrames,
  msToSamples,
  SAMPLE_RATE,
  samplesToMs,
  SEGMENT_FRAMES,
} from './audio-format.ts';
export { createArchive, type Archive } from './archive/create-archive.ts';
export type {
  ArchiveAppend,
  ArchiveRange,
  ArchiveStore,
  LocalRanges,
  SegmentInspector,
  SegmentState,
  StagedSegment,
} from './archive/archive-store.ts';
export { archiveFileName } from './archive/archive-path.ts';
export { archiveKeepsFree, openFileStore } from './archive/files/open-file-store.ts';
export { isIntact } from './archive/is-intact.ts';
export type { ByteRange } from './archive/read-ranges.ts';
export { isPriming, type SegmentLocation, type SegmentRecord } from './archive/segment-record.ts';
export type { SegmentSpan } from './archive/segment-ranges.ts';
export type { DemoAudio, DemoAudioKind } from './demo/demo-audio.ts';
export type { SoundKind, SoundStretch } from './ear/label-sound.ts';
export type { SoundFrames } from './ear/sound-meter.ts';
export {
  createEngine,
  type AudioEngine,
  type EngineOptions,
  type JobOptions,
} from './engine/create-engine.ts';
export type { EncodedSegment } from './engine/encoded-segment.ts';
export { findFfmpeg } from './engine/find-ffmpeg.ts';
export type { MediaWorker } from './engine/worker-link.ts';
export type { IngestResult } from './engine/ingest-result.ts';
export type {
  IngestInput,
  IngestSource,
  LiveFormat,
  Mp3Options,
  ReceiveInput,
  RenderedFile,
  VideoInput,
} from './engine/media-jobs.ts';
export type { ProbeResult } from './engine/probe-result.ts';
export type { StreamFacts } from './engine/stream-facts.ts';
export { levelingOf, type Leveling, type LoudnessTarget } from './loudness/leveling.ts';
export { blocksOf } from './loudness/hop-levels.ts';
export { lufsOf } from './loudness/loudness-bin.ts';
export {
  timelineLevels,
  type AudioLevels,
  type LevelSpan,
  type TimelineLevels,
} from './loudness/timeline-levels.ts';
export { foldPeaks } from './peaks/fold-peaks.ts';
export { PEAK_LEVELS, PEAK_WINDOW, type PeakLevel } from './peaks/peak-levels.ts';
export { hlsInitSegment } from './hls/init-segment.ts';
export { hlsMediaSegment } from './hls/media-segment.ts';
export { hlsPlaylist, type PlaylistSegment, type PlaylistUrls } from './hls/playlist.ts';
export type { SegmentPeaksRange } from './peaks/read-segment-peaks.ts';
export type { TimedSegment } from './peaks/read-timed-peaks.ts';
export type { EpisodePart } from './render/episode-part.ts';
export { omitSegments } from './render/omit-segments.ts';
export { type Id3Chapter, type Id3Tag, writeId3 } from './id3/write-id3.ts';
export { type FileCuts, findCutPoints } from './stitch/cut-points.ts';
export { id3Bytes } from './mpeg/mp3-frame.ts';
export { canStitch, lengthOfPiece, stitchFiles, type StitchedPiece } from './stitch/stitch-files.ts';
export type { TrimPrecision } from './render/plan-render.ts';
export type { EpisodeRender, RenderedEpisode } from './render/render-episode.ts';
export { mediaPause, mediaRetries } from './media-retries.ts';
export {
  createRecorder,
  type Recorder,
  type RecorderChange,
  type RecorderOptions,
  type RecorderState,
} from './recorder/create-recorder.ts';
export type { StreamAddress } from './recorder/open-stream.ts';
export type { AudioArrival } from './recorder/stream-follower.ts';
export { PlaylistError } from './recorder/stream-playlist.ts';
export type { StreamCue, StreamKind } from './recorder/live-source.ts';
export { sampleStream, type StreamSample } from './recorder/sample-stream.ts';
export type {
  RecordedSegment,
  RecordedTitle,
  RecorderAddress,
  RecordingGap,
} from './recorder/segment-placer.ts';
