export const panelMessages = {
  chapters: 'Chapters',
  transcript: 'Transcript',
  both: 'Chapters and transcript',
  loading: 'Loading',
  cannotLoad: 'The transcript could not be loaded.',
  tryAgain: 'Try again',
};
