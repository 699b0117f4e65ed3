import { defineMessages } from '../words/define-messages.ts';

export const copyFieldMessages = defineMessages('host/copy-field', {
  refused: 'Your browser blocked copying. Select the text and copy it with the keyboard.',
});
