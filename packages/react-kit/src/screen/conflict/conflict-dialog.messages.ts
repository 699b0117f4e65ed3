export const conflictDialogMessages = {
  theirsHelp: 'Load their version: your changes here are discarded.',
  mineHelp: 'Keep mine: your version replaces theirs.',
  loadTheirs: 'Load their version',
  keepMine: 'Keep mine',
  saving: 'Saving...',
  back: 'Back',
} as const;
