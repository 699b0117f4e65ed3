import { defineMessages } from '../../../words/define-messages.ts';
export const checksMessages = defineMessages('audio-editor/checks', {
  checks: 'Checks',
  leftOut: (title: string, category: string) => `“${title}” (${category}) is left out when you publish.`,
  asks: (title: string, category: string) =>
    `“${title}” (${category}) needs your acceptance when you publish.`,
  label: 'Loudness',
  measuring: 'Loudness not measured yet',
});
