import { defineMessages } from '../../words/define-messages.ts';
export const conflictDialogMessages = defineMessages('screen/conflict/conflict-dialog', {
  theirsHelp: 'Load their version: your changes here are discarded.',
  mineHelp: 'Keep mine: your version replaces theirs.',
  loadTheirs: 'Load their version',
  keepMine: 'Keep mine',
  saving: 'Saving...',
  back: 'Back',
});
