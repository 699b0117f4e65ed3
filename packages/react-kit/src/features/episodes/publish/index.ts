export { PublishDialog, type PublishDialogProps } from './publish-dialog.tsx';
export type { EpisodeDraft } from './episode-draft.ts';
export { formatMoment } from './publish-texts.ts';
