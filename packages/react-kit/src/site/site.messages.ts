import { counted } from '../words/counted.ts';
import { defineMessages } from '../words/define-messages.ts';

export const siteMessages = defineMessages('site', {
  loading: 'Loading',
  failed: 'This cannot be shown right now.',
  retry: 'Try again',
  shows: 'Shows',
  noShows: 'No shows yet.',
  episodes: 'Episodes',
  noEpisodes: 'No episodes yet.',
  episodeCount: (count: number) => counted(count, 'episode', 'episodes'),
  schedule: 'Schedule',
  week: 'Schedule of the week',
  noSchedule: 'No programmes are planned.',
  onAir: 'On air',
  nowPlaying: 'Now playing',
  nothingPlaying: 'No title right now.',
  tracklist: 'Tracklist',
  noTracks: 'No titles yet.',
  notShared: 'This station does not show its titles.',
  follow: 'Follow',
  chapters: 'Chapters',
  player: (title: string) => `Play ${title}`,
  minutes: (count: number) => `${count} min`,
});
