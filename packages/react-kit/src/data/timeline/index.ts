export {
  adItem,
  audioItem,
  duplicateOf,
  type TimelineItem,
  toMilliseconds,
} from './timeline-model/timeline-item.ts';
export {
  emptyPlan,
  loopAroundJoin,
  placeAt,
  type PlannedSpan,
  planPlayback,
  type PlaybackPlan,
  type Stretch,
} from './transport/playback-plan.ts';
export { type AudioOutput, createAudioOutput, toneSeconds } from './transport/audio-output.ts';
export {
  archiveOf,
  createSegmentSource,
  type SegmentPlace,
  type SegmentSource,
  sharedSegmentSource,
} from './transport/segment-source.ts';
export { msToSamples, type Pcm, sampleRate, samplesToMs } from './transport/pcm.ts';
export { Leveler, type Leveling, levelingOf } from './transport/leveler.ts';
export { applyFades } from './transport/apply-fades.ts';
export { TimeStretcher } from './transport/time-stretcher.ts';
