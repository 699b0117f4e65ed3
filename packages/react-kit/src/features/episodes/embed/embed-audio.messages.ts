export const embedAudioMessages = {
  title: 'Embed Audio',
  unpublished: 'Players on other sites can play the episode only while it is published.',
} as const;
