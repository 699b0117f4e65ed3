export { PublishDialog, type PublishDialogProps } from './publish-dialog.tsx';
export type { EpisodeDraft } from './episode-draft.ts';
export { momentWords } from './publish-words.ts';
