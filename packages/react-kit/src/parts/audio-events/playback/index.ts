export {
  jumpSeconds,
  type PlaybackListener,
  type Stream,
  type StreamPlayback,
  useStreamPlayback,
} from './use-stream-playback.ts';
export { SpeedButton } from './speed-button.tsx';
export { WaveSeek } from './wave-seek.tsx';
export { PlaybackRange } from './playback-range.tsx';
