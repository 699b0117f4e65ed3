import type { RouteComponent } from '@tanstack/react-router';
import { lazyScreen } from './lazy-screen.ts';

/**
 * The screens by their addresses below `/{station}`. A new screen is a page and an entry here. The menu shows only areas
 * whose address has an entry.
 */
export const screens: Readonly<Record<string, RouteComponent>> = {
  activity: lazyScreen(() => import('./activity-page.tsx'), 'ActivityPage', 'activity'),
  analytics: lazyScreen(() => import('./analytics-page.tsx'), 'AnalyticsPage', 'analytics'),
  'audio-editor': lazyScreen(() => import('./audio-editor-page.tsx'), 'AudioEditorPage', 'audio-editor'),
  automations: lazyScreen(() => import('./schedules-page.tsx'), 'SchedulesPage', 'schedules'),
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
  categories: lazyScreen(() => import('./categories-page.tsx'), 'CategoriesPage', 'categories'),
  company: lazyScreen(() => import('./company-page.tsx'), 'CompanyPage', 'company'),
  episodes: lazyScreen(() => import('./episodes-page.tsx'), 'EpisodesPage', 'episodes'),
  export: lazyScreen(() => import('./station-export-page.tsx'), 'StationExportPage', 'station-export'),
  'import-rss-feed': lazyScreen(() => import('./rss-import-page.tsx'), 'RssImportPage', 'rss-import'),
  licences: lazyScreen(() => import('./licences-page.tsx'), 'LicencesPage', 'licences'),
  setup: lazyScreen(() => import('./setup-page.tsx'), 'SetupPage', 'setup'),
  shows: lazyScreen(() => import('./shows-page.tsx'), 'ShowsPage', 'shows'),
  'shows/edit/$showId/$step': lazyScreen(
    () => import('./show-setup-page.tsx'),
    'ShowSetupPage',
    'show-setup',
  ),
  'shows/$showId/details': lazyScreen(
    () => import('./show-details-page.tsx'),
    'ShowDetailsPage',
    'show-details',
  ),
  'shows/$showId/episodes/$episodeId/edit-audio/audio-editor': lazyScreen(
    () => import('./audio-editor-page.tsx'),
    'EpisodeEditorPage',
    'audio-editor',
  ),
  'shows/$showId/episodes/$episodeId/edit-audio/video': lazyScreen(
    () => import('./videos-page.tsx'),
    'AdvancedVideoPage',
    'advanced-video',
  ),
  tags: lazyScreen(() => import('./tags-page.tsx'), 'TagsPage', 'tags'),
  today: lazyScreen(() => import('./today-page.tsx'), 'TodayPage', 'today'),
  users: lazyScreen(() => import('./users-page.tsx'), 'UsersPage', 'users'),
  campaigns: lazyScreen(() => import('./campaigns-page.tsx'), 'CampaignsPage', 'campaigns'),
  webhooks: lazyScreen(() => import('./webhooks-page.tsx'), 'WebhooksPage', 'webhooks'),
  videos: lazyScreen(() => import('./videos-page.tsx'), 'VideosPage', 'videos'),
};
