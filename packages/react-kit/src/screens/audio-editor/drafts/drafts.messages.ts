import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const draftMessages = defineMessages('audio-editor/drafts', {
  saved: 'Saved',
  unsaved: 'Saving…',
  unreachable: 'Saved in this browser only: the station cannot be reached',
  changed: (when: string) => `This draft was changed in another browser (${when}).`,
  choose: 'Choose which to keep',
  conflictTitle: 'Which draft do you want to keep?',
  conflict: 'You edited this episode in two browsers. The version that you do not keep is lost.',
  here: 'This browser',
  there: (when: string) => `Other browser, ${when}`,
  version: (name: string, items: number, length: string) =>
    `“${name}”, ${counted(items, 'item', 'items')}, ${length}`,
  keepMine: 'Keep this version',
  takeOther: 'Use the other version',
  later: 'Not now',
});

export const retiredMessages = defineMessages('audio-editor/drafts/retired', {
  outcomes: {
    published: (by: string, when: string) => `Published by ${by} at ${when}.`,
    scheduled: (by: string, when: string) => `Scheduled by ${by} at ${when}.`,
    saved: (by: string, when: string) => `Saved as an episode by ${by} at ${when}.`,
    discarded: (by: string, when: string) => `Discarded by ${by} at ${when}.`,
  },
  unknown: 'This draft was published or discarded in another browser.',
  unseen: 'Changes in this browser were not included.',
  open: 'Open episode',
  load: 'Load that version',
  loadTitle: 'Load that version?',
  startNew: 'Start a new episode from it',
  keepAsNew: 'Keep editing as a new draft',
  replaceTitle: 'Replace your current draft?',
  replaceText: 'The draft on this screen is discarded.',
  startOver: 'Start over',
  dismiss: 'Dismiss',
  discardChanges: 'Discard these changes',
  discardTitle: 'Discard these changes?',
  discardText: 'They exist in this browser only.',
  blocked:
    'This draft was published or discarded in another browser. To finish it, start a new draft from it.',
});
