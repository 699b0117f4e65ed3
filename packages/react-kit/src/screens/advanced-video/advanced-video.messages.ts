import { defineMessages } from '../../words/define-messages.ts';
export const advancedVideoMessages = defineMessages('videos/advanced/advanced-video', {
  heading: 'Advanced video',
  loading: 'Loading the video',
  failed: 'Could not retrieve episode.',
  back: 'Back to the show',
  invalid: { name: 'Invalid Episode', details: "Couldn't find the episode you're attempting to access." },
  noEditorTitle: 'No video editor is set up',
  noEditorText: 'Advanced videos are made in an external video editor. Ask your administrator to set one up.',
  making: 'Open the video editor and finish the video there. This page updates when the video is ready.',
  created: 'The advanced video is ready.',
  failedVideo: 'Advanced Video Creation Failed',
  failedText: 'Open the video editor and finish the video again.',
  open: 'Open video editor',
  openAgain: 'Open video editor again',
  newTab: 'The editor opens in a new tab.',
  download: 'Download advanced video',
});
