import { defineMessages } from '../../words/define-messages.ts';
export const multiSelectMessages = defineMessages('ui/multi-select', { placeholder: 'All' });
