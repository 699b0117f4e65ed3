import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const updateMessages = defineMessages('episodes/publish/update', {
  title: 'Update episode',
  changes: 'Changes',
  /** How a changed field was before. */
  was: (before: string) => `was ${before}`,
  quoted: (text: string) => `“${text}”`,
  none: 'none',
  added: (names: string) => `added: ${names}`,
  removed: (names: string) => `removed: ${names}`,
  length: (before: string, after: string) => `${before} becomes ${after}`,
  nothing: 'Nothing changed. Listeners have the episode as it is here.',
  nothingScheduled: 'Nothing changed. The episode goes out as it is here.',
  /** Nothing changed, but an update repairs the episode. */
  repair: 'Nothing changed. Update creates the audio again and sends it to the destinations.',
  update: 'Update',
  updating: 'Updating...',
  inPlace: (places: string) => `Updates it at ${places}. Date and address stay.`,
  inPlaceNowhere: 'Updates it on its page. Date and address stay.',
  goesOut: (moment: string) => `The episode goes out ${moment}.`,
  keepsDate: 'The episode keeps its date.',
  draft: { published: 'Unpublish and keep as draft…', scheduled: 'Unschedule and keep as draft…' },
  draftPlan: {
    published: 'Takes the episode out of feeds and players. PostKit asks first.',
    scheduled: 'The episode does not go out. PostKit asks first.',
  },
  draftTitle: { published: 'Unpublish this episode?', scheduled: 'Unschedule this episode?' },
  draftText: {
    published: (name: string) =>
      `“${name}” leaves feeds and players, and its page and its audio are no longer public. It becomes a draft.`,
    scheduled: (name: string) => `“${name}” does not go out. It becomes a draft without a date.`,
  },
  staying: (names: string) => `${names}: what is there stays. Delete it there.`,
  keepsChanges: (count: number) => `${counted(count, 'change stays', 'changes stay')} in the draft.`,
  drafting: { published: 'Unpublish', scheduled: 'Unschedule' },
  updated: 'Episode updated.',
  updatedDetails: {
    published: (name: string) => `“${name}” is corrected where it is published.`,
    scheduled: (name: string) => `“${name}” goes out as planned.`,
  },
  newAudio: (name: string) =>
    `“${name}” is corrected. Listeners get the audio from before until the new one is ready.`,
  savedOnly: (name: string) => `“${name}” is no longer published. Your changes are saved in it.`,
  unpublished: { published: 'Episode unpublished.', scheduled: 'Episode unscheduled.' },
  unpublishedDetails: (name: string) => `“${name}” is a draft.`,
  takenDown: (name: string) =>
    `${name} took the episode down: it is no longer published. Keep mine saves your changes in it and does not publish it.`,
});
