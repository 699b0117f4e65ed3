import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';
import { formatLufs } from './format-lufs.ts';

const one = (seconds: number) => seconds.toFixed(1);

export const preflightMessages = defineMessages('episodes/preflight', {
  checks: 'Checks',
  none: 'Nothing to fix.',
  jump: (text: string) => `Go to ${text}`,
  go: 'Go to',
  field: 'Go to the field',
  fieldOf: (text: string) => `Go to the field: ${text}`,
  feed: 'Open the feed',
  feedOf: (text: string) => `Open the feed in a new tab: ${text}`,
  listen: 'Listen',
  listenTo: (text: string) => `Listen: ${text}`,
  fixes: { ads: 'Remove one', form: 'Open the form' },
  fixOf: (fix: string, text: string) => `${fix}: ${text}`,
  severities: { problem: 'Problem', warning: 'Warning', hint: 'Hint' },
  measuring: 'Loudness is not measured yet. The station is measuring it now.',
  unmeasured: 'Loudness could not be read.',
  silent: 'This timeline is silent.',
  card: 'The episode',
  ads: (count: number) => counted(count, 'ad', 'ads'),
});

export const checkMessages = defineMessages('episodes/preflight/check', {
  processing: (count: number) =>
    counted(count, 'item is still being processed.', 'items are still being processed.'),
  short: (seconds: number) => `The episode is ${one(seconds)} s long.`,
  ads: 'Two ads are side by side. Remove one of them.',
  silence: (seconds: number, at: string) => `${one(seconds)} s of silence at ${at}`,
  gap: (seconds: number, at: string) => `${one(seconds)} s of the recording are missing at ${at}`,
  clipped: (count: number, at: string) =>
    count === 1 ? `The audio is clipped at ${at}` : `The audio is clipped in ${count} places, first at ${at}`,
  loudness: (reached: number, wanted: number) =>
    `The episode will be at ${formatLufs(reached)}, far from ${formatLufs(wanted)}.`,
  cover: (pixels: number) =>
    `The cover has ${pixels} × ${pixels} pixels. Podcast directories ask for 1400 × 1400.`,
  chapters: 'An episode of more than 10 minutes has no chapters.',
  description: 'The episode has no description.',
  tags: 'The episode has no tags.',
});
