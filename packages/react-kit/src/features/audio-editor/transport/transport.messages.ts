export const transportMessages = {
  label: 'Transport',
  play: 'Play the timeline (L)',
  pause: 'Pause (K)',
  back: 'Back 5 seconds (J)',
  loop: 'Loop the join',
  speed: 'Playback speed',
  speedOf: (speed: number) => `${speed}×`,
  timeOf: (position: string, total: string) => `${position} of ${total}`,
  loading: 'Loading audio',
  failed: (name: string) => `Part of “${name}” did not load, so playback continued after it. Check your connection and play it again.`,
} as const;
