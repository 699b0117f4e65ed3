import type { EpisodeSelection } from './use-episode-selection.ts';

export interface BulkDialogProps {
  selection: EpisodeSelection;
  onClose: () => void;
}
