import { formatClock } from '../../../../host/time/format-duration.ts';
import { defineMessages } from '../../../../words/define-messages.ts';

export const wordsMessages = defineMessages('transcripts/words', {
  label: (title: string) => `Words of ${title}`,
  keys: 'Arrow keys move by word, Shift selects, Enter plays from the word.',
  cutWord: (text: string) => `${text}, cut out`,
  at: (ms: number) => formatClock(ms / 1000),
});
