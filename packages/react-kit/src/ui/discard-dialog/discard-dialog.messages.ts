import { defineMessages } from '../../words/define-messages.ts';

export const discardDialogMessages = defineMessages('ui/discard-dialog', {
  title: 'Discard your changes?',
  text: 'They are not saved yet.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
});
