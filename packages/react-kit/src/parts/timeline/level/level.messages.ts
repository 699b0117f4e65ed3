import { defineMessages } from '../../../words/define-messages.ts';
export const levelMessages = defineMessages('audio-editor/level', {
  label: 'Level, dB',
});
