import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const publishTextsMessages = defineMessages('episodes/publish/publish-texts', {
  noPlace: 'no destination: it is published only on the station’s own page',
  places: (count: number) => counted(count, 'destination', 'destinations'),
  draft: 'Saved as a draft. Nothing goes out.',
  now: (places: string) => `Goes out now to ${places}.`,
  noTime: (zone: string) => `Choose a date and a time (${zone}).`,
  later: (moment: string, places: string) => `Scheduled for ${moment}, to ${places}.`,
  saved: 'Episode saved.',
  savedDetails: (name: string) => `“${name}” is a draft.`,
  published: 'Episode published.',
  publishedDetails: (name: string) => `“${name}” is on its way to its destinations.`,
  scheduled: 'Episode scheduled.',
  scheduledDetails: (name: string, moment: string) => `“${name}” goes out ${moment}.`,
});
