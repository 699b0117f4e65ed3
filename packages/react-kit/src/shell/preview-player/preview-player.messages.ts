export const previewPlayerMessages = {
  label: 'Preview player',
  play: 'Play',
  pause: 'Pause',
  rewind: 'Rewind 10 seconds',
  forward: 'Forward 10 seconds',
  seek: 'Seek',
  volume: 'Volume',
  close: 'Close the preview',
  retry: 'Retry',
  loading: 'Loading',
} as const;
