import { defineMessages } from '../../words/define-messages.ts';

export const groupFlagsMessages = defineMessages('categories/screen/group-flags', {
  display_in_player: {
    label: 'Display in player',
    short: 'In player',
    help: 'Listeners see its events, with their titles.',
  },
  allow_sharing: {
    label: 'Allow sharing',
    short: 'Sharing',
    help: 'Listeners can share a link to an event.',
  },
  allow_replaying: {
    label: 'Allow replaying',
    short: 'Replaying',
    help: 'Listeners can go back and play an event again.',
  },
  allow_replacing: {
    label: 'Allow replacing',
    short: 'Replacing',
    help: 'Other audio can be played in its place, such as an ad for the listener.',
  },
  allow_inserting: {
    label: 'Allow inserting',
    short: 'Inserting',
    help: 'Other audio can be played before and after it.',
  },
  allow_replacement_skipping: {
    label: 'Allow replacement skipping',
    short: 'Skipping',
    help: 'Listeners can skip what is played in its place.',
  },
});
