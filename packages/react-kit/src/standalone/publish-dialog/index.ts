export { PublishDialog } from './publish-dialog.tsx';
export type { PublishDialogProps } from './publish-dialog-props.ts';
