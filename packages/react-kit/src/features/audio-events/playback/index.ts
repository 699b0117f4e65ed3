export { PlaybackRange } from './playback-range.tsx';
export { SpeedButton } from './speed-button.tsx';
export { jumpSeconds, type PlaybackListener, type Stream, type StreamPlayback, useStreamPlayback } from './use-stream-playback.ts';
export { WaveSeek } from './wave-seek.tsx';
