import { defineMessages } from '../../../words/define-messages.ts';
export const shareMessages = defineMessages('episodes/share', {
  title: 'Sharing URL',
  url: 'Sharing URL',
  open: 'Open in a new tab',
  copy: 'Copy',
  cannotCopy: 'Your browser blocks copying here. Select the address and copy it with the keyboard.',
  close: 'Close',
});
