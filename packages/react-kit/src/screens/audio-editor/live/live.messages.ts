import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const liveMessages = defineMessages('audio-editor/live', {
  name: 'This episode is live',
  published: (moment: string) => `Published ${moment}`,
  scheduled: (moment: string) => `Scheduled for ${moment}`,
  /** @param text the number as the language writes it */
  downloads: (count: number, text: string) => `${text} ${count === 1 ? 'download' : 'downloads'}`,
  destinations: (count: number) => counted(count, 'destination', 'destinations'),
  receipts: (count: number) => `${counted(count, 'destination', 'destinations')}: open the receipts`,
  noDestination: 'Only on its page',
  page: 'Listen page',
  pageHelp: '(opens in a new tab)',
  changed: (fields: string) => `Changed: ${fields}`,
  unchanged: 'No changes',
  mark: 'Changed',
  processing: 'Listeners get the audio from before until the new one is ready.',
});
