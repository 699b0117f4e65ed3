export const checksMessages = {
  checks: 'Checks',
  label: 'Loudness',
  measuring: 'Loudness not measured yet',
} as const;
