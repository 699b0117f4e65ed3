export const drawerMessages = {
  failedName: 'Waveform',
  failedClone: 'Could not edit the audio.',
} as const;
