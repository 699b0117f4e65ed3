export const scheduleEntryMessages = {
  tagsFailed: 'Unable to talk to server to get all tags',
  connectionsFailed: 'Unable to fetch social media connections from the server',
} as const;
