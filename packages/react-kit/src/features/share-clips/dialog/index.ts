export type { ClipSource } from './clip-source.tsx';
export { ShareClipDialog, TimelineClipDialog } from './share-clip-dialog.tsx';
