import type { CategoryGroup } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { groupFlagsMessages } from './group-flags.messages.ts';

export type GroupFlag = Extract<keyof CategoryGroup, 'display_in_player' | `allow_${string}`>;

interface FlagTexts {
  id: GroupFlag;
  label: string;
  /** Short form for cards. */
  short: string;
  help: string;
}

const groupFlagIds = [
  'display_in_player',
  'allow_sharing',
  'allow_replaying',
  'allow_replacing',
  'allow_inserting',
  'allow_replacement_skipping',
] as const satisfies readonly GroupFlag[];

/** Labels of what a group allows players to do. */
export const groupFlags = (catalogue: Catalogue): readonly FlagTexts[] =>
  groupFlagIds.map((id) => ({ id, ...catalogue.wordsOf(groupFlagsMessages)[id] }));
