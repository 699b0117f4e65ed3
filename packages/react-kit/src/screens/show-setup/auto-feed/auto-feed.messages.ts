import { defineMessages } from '../../../words/define-messages.ts';
export const autoFeedMessages = defineMessages('shows/setup/auto-feed', {
  failed: 'Unable to add or update a social media connection',
  notDeleted: 'The show was not saved, but its new RSS feed could not be deleted. Delete it in Setup',
});
