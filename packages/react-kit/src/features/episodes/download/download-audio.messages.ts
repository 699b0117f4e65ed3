export const downloadAudioMessages = {
  title: 'Download as',
  mp3: 'MP3',
  mp3Help: 'Plays everywhere.',
  aac: 'AAC',
  aacHelp: 'As it was recorded, not encoded again.',
  processing: 'The audio is still being made. It can be downloaded once it is ready.',
  failed: 'There is no audio to download.',
  progress: 'Processing',
} as const;
