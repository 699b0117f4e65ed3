import { defineMessages } from '../../words/define-messages.ts';
export const dialogMessages = defineMessages('ui/dialog', { close: 'Close' });
