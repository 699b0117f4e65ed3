import { defineMessages } from '../../words/define-messages.ts';
export const commandListMessages = defineMessages('ui/command-list', { close: 'Close' });
