import { defineMessages } from '../../words/define-messages.ts';
export const messageBarMessages = defineMessages('ui/message-bar', {
  label: 'Messages',
  close: 'Close message',
  undo: 'Undo',
});
