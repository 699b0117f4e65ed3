import { defineMessages } from '../../words/define-messages.ts';
export const optionSearchMessages = defineMessages('ui/list-box/option-search', { search: 'Search' });
