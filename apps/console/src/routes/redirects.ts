/** Redirects of addresses below `/{station}`; `$name` is a path parameter. */
export const redirects: Readonly<Record<string, string>> = {
  '/': 'shows',
  'shows/$showId': 'shows/$showId/details',
  'shows/edit/$showId': 'shows/edit/$showId/basic-info',
  'new-episode': 'episodes/0/edit-audio/audio-builder',
  'episodes/0/edit-audio/audio-builder': 'audio-editor',
  'shows/$showId/new-episode': 'shows/$showId/episodes/0/edit-audio/audio-editor',
  'shows/$showId/episodes/$episodeId/edit-audio/audio-builder':
    'shows/$showId/episodes/$episodeId/edit-audio/audio-editor',
};
