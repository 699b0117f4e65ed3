export const eventsMessages = {
  title: 'Events',
  counted: (count: number) => `Events (${count})`,
  help: 'What was logged today in the chosen categories.',
  list: 'Events of today',
  loading: 'Loading events',
  failed: 'The events of today could not be read.',
  none: 'Nothing of these categories was logged today.',
  noTitle: 'No title',
} as const;
