import { defineMessages } from '../../../words/define-messages.ts';
export const pickMessages = defineMessages('audio-editor/picking', {
  pick: 'Select several',
  clear: 'Clear selection',
  add: (count: number) => `Add ${count} selected`,
  isSelected: 'Selected',
  keys: 'Arrow keys move, Enter adds. X selects, Shift and arrow keys select several, Escape clears the selection.',
  delete: (count: number) => (count === 1 ? 'Delete 1 file' : `Delete ${count} files`),
});
