export { ShareClipDialog } from './share-clip-dialog.tsx';
