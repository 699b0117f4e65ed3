// Written by `npm run generate`.
import type { AreaName, ScreenName } from '../screens.ts';

/** The areas whose words a screen or part shows, its dialogs included. `areas.test.ts` compares them with the code. */
export const areasOfScreens: Readonly<Record<ScreenName, readonly AreaName[]>> = {
  slot: ['slot'],
  today: ['today'],
  programmes: ['programmes', 'weekly-rule'],
  'audio-editor': ['editor', 'episodes', 'podcast-fields', 'publishing'],
  shows: ['shows'],
  'show-details': ['shows', 'episodes', 'widgets'],
  'show-setup': ['show-setup', 'podcast-fields'],
  videos: ['videos', 'episodes'],
  'advanced-video': ['videos'],
  episodes: ['episodes', 'widgets'],
  setup: ['setup', 'widgets'],
  'destination-drawers': ['setup', 'widgets'],
  analytics: ['analytics'],
  campaigns: ['campaigns'],
  users: ['users'],
  'rss-import': ['imports'],
  tags: ['categories'],
  categories: ['categories'],
  schedules: ['schedules'],
  'schedule-setup': ['schedules', 'schedule-setup', 'weekly-rule'],
  licences: ['licences'],
  company: ['company'],
  webhooks: ['webhooks'],
  playout: ['playout'],
  activity: ['activity'],
  'station-export': ['station-export'],
  'episode-table': ['episodes', 'widgets'],
  'publish-dialog': ['podcast-fields', 'publishing'],
};
