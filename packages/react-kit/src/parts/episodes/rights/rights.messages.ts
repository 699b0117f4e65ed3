import { defineMessages } from '../../../words/define-messages.ts';
export const rightsMessages = defineMessages('episodes/rights', {
  heading: 'Rights',
  leftOut: 'Your station leaves this out of episodes:',
  asks: 'Your station asks before this is published:',
  accept: (count: number) => (count === 1 ? 'I may publish this audio' : `I may publish all ${count} pieces`),
  kept: 'The station keeps your name and the time with the episode.',
  missing: 'Accept this audio, or take it off the timeline.',
  piece: (title: string, artist: string) => (artist === '' ? title : `${artist}: ${title}`),
});
