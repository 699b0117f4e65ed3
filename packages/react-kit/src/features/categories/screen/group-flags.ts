import type { CategoryGroup } from '@postkit/sdk/schema';

export type GroupFlag = Extract<keyof CategoryGroup, 'display_in_player' | `allow_${string}`>;

interface FlagTexts {
  id: GroupFlag;
  label: string;
  /** Short form for cards. */
  short: string;
  help: string;
}

/** Labels of what a group allows players to do. */
export const groupFlags: readonly FlagTexts[] = [
  { id: 'display_in_player', label: 'Display in player', short: 'In player', help: 'Listeners see its events, with their titles.' },
  { id: 'allow_sharing', label: 'Allow sharing', short: 'Sharing', help: 'Listeners can share a link to an event.' },
  { id: 'allow_replaying', label: 'Allow replaying', short: 'Replaying', help: 'Listeners can go back and play an event again.' },
  {
    id: 'allow_replacing',
    label: 'Allow replacing',
    short: 'Replacing',
    help: 'Other audio can be played in its place, such as an ad for the listener.',
  },
  { id: 'allow_inserting', label: 'Allow inserting', short: 'Inserting', help: 'Other audio can be played before and after it.' },
  {
    id: 'allow_replacement_skipping',
    label: 'Allow replacement skipping',
    short: 'Skipping',
    help: 'Listeners can skip what is played in its place.',
  },
];
