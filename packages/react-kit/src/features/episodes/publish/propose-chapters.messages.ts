export const proposalMessages = {
  name: 'Chapters',
  propose: 'Propose from the events',
  replace: 'Replace by the events',
  failed: 'Could not propose chapters.',
} as const;
