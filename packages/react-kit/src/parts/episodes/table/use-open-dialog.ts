import { useState } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { EpisodeDialog, EpisodeDialogKind } from './episode-dialogs.tsx';

/** The dialog that a row opened. */
export function useOpenDialog(rows: readonly EpisodeSummary[]) {
  const [dialog, setDialog] = useState<EpisodeDialog | null>(null);
  // The dialog shows live changes of its row, and keeps the last version of a row that left the page.
  const episode =
    dialog && (rows.find(({ playlist_id }) => playlist_id === dialog.episode.playlist_id) ?? dialog.episode);
  return {
    dialog: dialog && episode && { kind: dialog.kind, episode },
    open: (kind: EpisodeDialogKind, opened: EpisodeSummary) => setDialog({ kind, episode: opened }),
    close: () => setDialog(null),
  };
}
