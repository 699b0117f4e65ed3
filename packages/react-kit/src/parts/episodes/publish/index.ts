export { PublishDialog, PublishSkeleton } from './publish-dialog.tsx';
export { publishMessages } from './publish-dialog.messages.ts';
