// Written by `npm run generate`.
import type { RouteComponent } from '@tanstack/react-router';
import { lazyKitScreen } from './lazy-kit-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';

/** The screens by their addresses below `/{station}`. The menu shows only areas whose address has an entry. */
export const screens: Readonly<Record<string, RouteComponent>> = {
  today: lazyKitScreen(() => import('@postkit/react-kit/screens/today'), 'TodayScreen', 'today'),
  programmes: lazyKitScreen(
    () => import('@postkit/react-kit/screens/programmes'),
    'ProgrammesScreen',
    'programmes',
  ),
  'audio-editor': lazyScreen(() => import('./audio-editor-page.tsx'), 'AudioEditorPage', 'audio-editor'),
  'shows/$showId/episodes/$episodeId/edit-audio/audio-editor': lazyScreen(
    () => import('./audio-editor-page.tsx'),
    'AudioEditorPage',
    'audio-editor',
  ),
  shows: lazyKitScreen(() => import('@postkit/react-kit/screens/shows'), 'ShowsScreen', 'shows'),
  'shows/$showId/details': lazyScreen(
    () => import('./show-details-page.tsx'),
    'ShowDetailsPage',
    'show-details',
  ),
  'shows/edit/$showId/$step': lazyScreen(
    () => import('./show-setup-page.tsx'),
    'ShowSetupPage',
    'show-setup',
  ),
  videos: lazyKitScreen(() => import('@postkit/react-kit/screens/videos'), 'VideosScreen', 'videos'),
  'shows/$showId/episodes/$episodeId/edit-audio/video': lazyScreen(
    () => import('./advanced-video-page.tsx'),
    'AdvancedVideoPage',
    'advanced-video',
  ),
  episodes: lazyKitScreen(() => import('@postkit/react-kit/screens/episodes'), 'EpisodesScreen', 'episodes'),
  setup: lazyKitScreen(() => import('@postkit/react-kit/screens/setup'), 'SetupScreen', 'setup'),
  analytics: lazyKitScreen(
    () => import('@postkit/react-kit/screens/analytics'),
    'AnalyticsScreen',
    'analytics',
  ),
  campaigns: lazyKitScreen(
    () => import('@postkit/react-kit/screens/campaigns'),
    'CampaignsScreen',
    'campaigns',
  ),
  users: lazyKitScreen(() => import('@postkit/react-kit/screens/users'), 'UsersScreen', 'users'),
  'import-rss-feed': lazyKitScreen(
    () => import('@postkit/react-kit/screens/rss-import'),
    'RssImportScreen',
    'rss-import',
  ),
  tags: lazyKitScreen(() => import('@postkit/react-kit/screens/tags'), 'TagsScreen', 'tags'),
  categories: lazyKitScreen(
    () => import('@postkit/react-kit/screens/categories'),
    'CategoriesScreen',
    'categories',
  ),
  automations: lazyKitScreen(
    () => import('@postkit/react-kit/screens/schedules'),
    'SchedulesScreen',
    'schedules',
  ),
  'automations/new': lazyScreen(
    () => import('./schedule-setup-page.tsx'),
    'ScheduleSetupPage',
    'schedule-setup',
  ),
  'automations/$scheduleId/edit': lazyScreen(
    () => import('./schedule-setup-page.tsx'),
    'ScheduleSetupPage',
    'schedule-setup',
  ),
  licences: lazyKitScreen(() => import('@postkit/react-kit/screens/licences'), 'LicencesScreen', 'licences'),
  company: lazyKitScreen(() => import('@postkit/react-kit/screens/company'), 'CompanyScreen', 'company'),
  webhooks: lazyKitScreen(() => import('@postkit/react-kit/screens/webhooks'), 'WebhooksScreen', 'webhooks'),
  playout: lazyKitScreen(() => import('@postkit/react-kit/screens/playout'), 'PlayoutScreen', 'playout'),
  activity: lazyKitScreen(() => import('@postkit/react-kit/screens/activity'), 'ActivityScreen', 'activity'),
  export: lazyKitScreen(
    () => import('@postkit/react-kit/screens/station-export'),
    'StationExportScreen',
    'station-export',
  ),
};
