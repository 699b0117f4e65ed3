/** Statuses of episodes, in the order in which filters offer them. */
export const episodeStatuses = ['published', 'unpublished', 'scheduled', 'draft'] as const;
