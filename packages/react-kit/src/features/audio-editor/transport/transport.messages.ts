export const transportMessages = {
  label: 'Transport',
  play: 'Play the timeline (L)',
  pause: 'Pause (K)',
  back: 'Back 5 seconds (J)',
  loop: 'Loop the join',
  speed: 'Playback speed',
  speedOf: (speed: number) => `${speed}×`,
  of: 'of',
  loading: 'Loading audio',
  failed: (name: string) => `Part of “${name}” did not load, so playback continued after it. Check your connection and play it again.`,
} as const;
