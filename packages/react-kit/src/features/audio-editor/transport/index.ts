export { createAudioOutput } from './audio-output.ts';
export { sampleRate } from './pcm.ts';
export type { PlaybackPlan } from './playback-plan.ts';
export { createSegmentSource } from './segment-source.ts';
export { type PlayerState, TimelinePlayer } from './timeline-player.ts';
