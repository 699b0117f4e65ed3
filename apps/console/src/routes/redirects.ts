/** Addresses below `/{station}` that only lead on; `$name` is filled in with what stood there. */
export const redirects: Readonly<Record<string, string>> = {
  '/': 'shows',
  'shows/$showId': 'shows/$showId/details',
  'shows/edit/$showId': 'shows/edit/$showId/basic-info',
  'new-episode': 'episodes/0/edit-audio/audio-builder',
  'episodes/0/edit-audio/audio-builder': 'audio-editor',
  'shows/$showId/new-episode': 'shows/$showId/episodes/0/edit-audio/audio-editor',
  'shows/$showId/episodes/$episodeId/edit-audio/audio-builder': 'shows/$showId/episodes/$episodeId/edit-audio/audio-editor',
};
