import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useState } from 'react';
import type { EpisodeDialog, EpisodeDialogKind } from './episode-dialogs.tsx';

/** The dialog that a row of a list opened. */
export function useOpenDialog(rows: readonly EpisodeSummary[]) {
  const [dialog, setDialog] = useState<EpisodeDialog | null>(null);
  // A live change of the row reaches its dialog; a row that left the page keeps the dialog as it was.
  const episode = dialog && (rows.find(({ playlist_id }) => playlist_id === dialog.episode.playlist_id) ?? dialog.episode);
  return {
    dialog: dialog && episode && { kind: dialog.kind, episode },
    open: (kind: EpisodeDialogKind, opened: EpisodeSummary) => setDialog({ kind, episode: opened }),
    close: () => setDialog(null),
  };
}
