import type { RouteComponent } from '@tanstack/react-router';
import { lazyScreen } from './lazy-screen.ts';

/**
 * The screens by their addresses below `/{station}`. A new screen is a page and an entry here. The menu shows only areas
 * whose address has an entry.
 */
export const screens: Readonly<Record<string, RouteComponent>> = {
  activity: lazyScreen(() => import('./activity-page.tsx'), 'ActivityPage'),
  analytics: lazyScreen(() => import('./analytics-page.tsx'), 'AnalyticsPage'),
  'audio-editor': lazyScreen(() => import('./audio-editor-page.tsx'), 'AudioEditorPage'),
  automations: lazyScreen(() => import('./schedules-page.tsx'), 'SchedulesPage'),
  'automations/new': lazyScreen(() => import('./schedule-setup-page.tsx'), 'ScheduleSetupPage'),
  'automations/$scheduleId/edit': lazyScreen(() => import('./schedule-setup-page.tsx'), 'ScheduleSetupPage'),
  categories: lazyScreen(() => import('./categories-page.tsx'), 'CategoriesPage'),
  episodes: lazyScreen(() => import('./episodes-page.tsx'), 'EpisodesPage'),
  'import-rss-feed': lazyScreen(() => import('./rss-import-page.tsx'), 'RssImportPage'),
  licences: lazyScreen(() => import('./licences-page.tsx'), 'LicencesPage'),
  setup: lazyScreen(() => import('./setup-page.tsx'), 'SetupPage'),
  shows: lazyScreen(() => import('./shows-page.tsx'), 'ShowsPage'),
  'shows/edit/$showId/$step': lazyScreen(() => import('./show-setup-page.tsx'), 'ShowSetupPage'),
  'shows/$showId/details': lazyScreen(() => import('./show-details-page.tsx'), 'ShowDetailsPage'),
  'shows/$showId/episodes/$episodeId/edit-audio/audio-editor': lazyScreen(() => import('./audio-editor-page.tsx'), 'EpisodeEditorPage'),
  'shows/$showId/episodes/$episodeId/edit-audio/video': lazyScreen(() => import('./videos-page.tsx'), 'AdvancedVideoPage'),
  tags: lazyScreen(() => import('./tags-page.tsx'), 'TagsPage'),
  today: lazyScreen(() => import('./today-page.tsx'), 'TodayPage'),
  users: lazyScreen(() => import('./users-page.tsx'), 'UsersPage'),
  webhooks: lazyScreen(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  videos: lazyScreen(() => import('./videos-page.tsx'), 'VideosPage'),
};
