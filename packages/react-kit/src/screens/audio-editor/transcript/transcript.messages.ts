import { defineMessages } from '../../../words/define-messages.ts';
export const transcriptMessages = defineMessages('audio-editor/transcript', {
  name: 'Transcript',
  cutFailed: 'Could not cut the words.',
  clipFailed: 'Could not make the clip.',
  wasCut: (ms: number) => `${(ms / 1000).toFixed(1)} s cut. Undo brings them back.`,
  wasMade: (name: string) => `“${name}” is on the timeline.`,
});
