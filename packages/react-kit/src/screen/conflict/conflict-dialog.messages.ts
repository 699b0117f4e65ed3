export const conflictDialogMessages = {
  theirsHelp: 'Load their version: what you changed here is dropped.',
  mineHelp: 'Keep mine: your version is stored in place of theirs.',
  loadTheirs: 'Load their version',
  keepMine: 'Keep mine',
  saving: 'Saving...',
  back: 'Back',
} as const;
