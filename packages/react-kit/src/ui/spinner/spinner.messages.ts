import { defineMessages } from '../../words/define-messages.ts';
export const spinnerMessages = defineMessages('ui/spinner', { loading: 'Loading' });
