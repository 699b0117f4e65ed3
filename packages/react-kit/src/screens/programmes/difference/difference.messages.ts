import type { ProgrammePlanLine } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const differenceMessages = defineMessages('programmes/difference', {
  title: (source: string) => `Difference of ${source}`,
  intro: (time: string) => `Read ${time}. Choose the changes that the week of the station takes over.`,
  loading: 'Loading the difference',
  failed: 'Unable to fetch the difference from the server',
  list: 'Changes',
  all: 'All changes',
  chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  changes: {
    added: 'New',
    moved: 'Moved',
    renamed: 'Renamed',
    changed: 'Changed',
    gone: 'Gone',
  } satisfies Record<ProgrammePlanLine['change'], string>,
  from: (before: string, after: string) => `${before} → ${after}`,
  noHours: 'no airings',
  fields: {
    description: 'description',
    genre: 'genre',
    presenters: 'presenters',
    picture: 'picture',
  },
  differ: (fields: string) => `Differs: ${fields}`,
  airingsAdded: (count: number) => `${counted(count, 'airing', 'airings')} added`,
  airingsRemoved: (count: number) => `${counted(count, 'airing', 'airings')} removed`,
  later: 'Decide later',
  apply: (count: number) => `Apply ${counted(count, 'change', 'changes')}`,
  applyFailed: 'Could not change the week',
  applied: (count: number, source: string) =>
    `${counted(count, 'change', 'changes')} of “${source}” applied.`,
  overtaken: 'This difference no longer waits',
  overtakenText: 'Another user applied it, or the source was read again.',
  newest: 'Show the newest',
  undone: (source: string) => `The last change of “${source}” is undone.`,
  undoFailed: 'Could not undo the change',
  undoTitle: (source: string) => `Undo the last change of ${source}?`,
  undoConfirm: 'Undo change',
  undoText: (count: number, time: string, user: string) =>
    `${counted(count, 'change', 'changes')}, applied ${time}${user === '' ? '' : ` by ${user}`}. Airings that have begun stay.`,
  nothingToUndo: 'No change of this source was applied in the last 30 days.',
  cannotUndo: 'The programmes have changed since, so this change can no longer be undone.',
  close: 'Close',
});
