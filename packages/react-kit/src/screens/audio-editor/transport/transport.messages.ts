import { defineMessages } from '../../../words/define-messages.ts';
export const transportMessages = defineMessages('audio-editor/transport', {
  label: 'Transport',
  play: 'Play the timeline (L)',
  pause: 'Pause (K)',
  toStart: 'Go to the start',
  loop: 'Loop the join',
  speed: 'Playback speed',
  speedOf: (speed: number) => `${speed}×`,
  of: 'of',
  loading: 'Loading audio',
  failed: (name: string) =>
    `Part of “${name}” did not load, so playback continued after it. Check your connection and play it again.`,
});
