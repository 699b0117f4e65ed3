import { defineMessages } from '../../words/define-messages.ts';
export const drawerMessages = defineMessages('ui/drawer', { close: 'Close', resize: 'Resize panel' });
