import { defineMessages } from '../../../words/define-messages.ts';

export const finishMessages = defineMessages('audio-editor/timeline-model/finish', {
  timeline: 'Please add at least one event to the timeline.',
  title: 'Please add a title to the episode.',
  description: 'Please add a description to the episode.',
  show: 'Please select a show.',
  showOfDownload: 'Please select a show',
});
