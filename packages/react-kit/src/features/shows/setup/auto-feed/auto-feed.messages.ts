export const autoFeedMessages = {
  failed: 'Unable to add or update a social media connection',
  notDeleted: 'The RSS feed of the show that was not saved could not be deleted. Delete it under Setup',
} as const;
