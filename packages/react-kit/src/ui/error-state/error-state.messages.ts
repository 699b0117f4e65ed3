import { defineMessages } from '../../words/define-messages.ts';
export const errorStateMessages = defineMessages('ui/error-state', { retry: 'Retry' });
