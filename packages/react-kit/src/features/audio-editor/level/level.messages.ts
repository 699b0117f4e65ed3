import { defineMessages } from '../../../ui/words/define-messages.ts';
export const levelMessages = defineMessages('audio-editor/level', {
  label: 'Level, dB',
});
