export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';
export { useGuardedSave } from './use-guarded-save.ts';
