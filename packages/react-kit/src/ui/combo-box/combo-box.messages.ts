import { defineMessages } from '../../words/define-messages.ts';
export const comboBoxMessages = defineMessages('ui/combo-box', { empty: 'No results' });
