export const embedAudioMessages = {
  title: 'Embed Audio',
  unpublished: 'A player on another site finds the episode only while it is published.',
} as const;
