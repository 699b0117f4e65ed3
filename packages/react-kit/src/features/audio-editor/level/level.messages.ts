export const levelMessages = {
  label: 'Level, dB',
} as const;
