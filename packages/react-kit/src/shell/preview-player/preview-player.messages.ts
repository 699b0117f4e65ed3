import { defineMessages } from '../../words/define-messages.ts';
export const previewPlayerMessages = defineMessages('shell/preview-player', {
  label: 'Preview player',
  play: 'Play',
  pause: 'Pause',
  rewind: 'Rewind 10 seconds',
  forward: 'Forward 10 seconds',
  seek: 'Seek',
  volume: 'Volume',
  speed: (speed: number) => `Speed: ${speed}×`,
  close: 'Close the preview',
  retry: 'Retry',
  loading: 'Loading',
});
