import { defineMessages } from '../../words/define-messages.ts';

export const deferredMessages = defineMessages('ui/deferred', {
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  title: 'This window could not be loaded',
  close: 'Close',
  retry: 'Try again',
});
