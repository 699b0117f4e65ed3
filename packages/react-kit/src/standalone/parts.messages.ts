import { defineMessages } from '../words/define-messages.ts';

export const partsMessages = defineMessages('parts', {
  loading: (part: string) => `Loading: ${part}`,
  failed: (part: string) => `Could not load: ${part}`,
  waveform: 'Audio',
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  rewind: 'Rewind 10 seconds',
  forward: 'Forward 10 seconds',
  seek: 'Position',
  speed: (speed: number) => `Speed: ${speed}×`,
  retry: 'Try again',
  waveFailed: 'The waveform could not be loaded. You can still listen.',
  noAudio: 'This episode has no audio yet.',
  processing: (percent: number) => `Making audio, ${percent}%`,
  noMatch: 'No episode matches these filters.',
  audioFailed: 'The audio of this episode could not be made.',
});
