import { defineMessages } from '../../words/define-messages.ts';
export const searchFieldMessages = defineMessages('ui/search-field', { clear: 'Clear search' });
