/** Address of the screen with a show's episodes. */
export function showDetailsAddress(station: string, showId: number): string {
  return `/${station}/shows/${showId}/details`;
}

/** Address of the screen for an episode's advanced video. */
export function advancedVideoAddress(station: string, showId: number, episodeId: number): string {
  return `/${station}/shows/${showId}/episodes/${episodeId}/edit-audio/video?editingEpisode=${episodeId}`;
}

/** Address of the editor for an episode of a show; id 0 creates one. */
export function episodeEditorAddress(station: string, showId: number, episodeId: number): string {
  return `/${station}/shows/${showId}/episodes/${episodeId}/edit-audio/audio-editor`;
}
