/** Where the episodes of a show are listed. */
export function showDetailsAddress(station: string, showId: number): string {
  return `/${station}/shows/${showId}/details`;
}

/** Where the advanced video of an episode is made. */
export function advancedVideoAddress(station: string, showId: number, episodeId: number): string {
  return `/${station}/shows/${showId}/episodes/${episodeId}/edit-audio/video?editingEpisode=${episodeId}`;
}

/** Where an episode of a show is built and changed; id 0 is a new one. */
export function episodeEditorAddress(station: string, showId: number, episodeId: number): string {
  return `/${station}/shows/${showId}/episodes/${episodeId}/edit-audio/audio-editor`;
}
