import { defineMessages } from '../../words/define-messages.ts';

export const demoMessages = defineMessages('screen/demo', {
  making: 'Making the demo station',
  complete: 'The demo station is complete',
  empty: 'The demo station is being made',
  emptyText: 'Broadcast, shows and episodes appear here by themselves, newest first.',
});
