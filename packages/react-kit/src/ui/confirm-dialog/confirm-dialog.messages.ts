import { defineMessages } from '../../words/define-messages.ts';
export const confirmDialogMessages = defineMessages('ui/confirm-dialog', { cancel: 'Cancel' });
