import { defineMessages } from '../../words/define-messages.ts';
export const copyButtonMessages = defineMessages('ui/copy-button', { copy: 'Copy', copied: 'Copied!' });
