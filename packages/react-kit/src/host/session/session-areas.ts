// Written by `npm run generate`.
import type { Access } from '@postkit/sdk/operations';
import type { AreaId, MenuAreaId } from '../../screens.ts';

/** Every area of the product: the first segment of its addresses, and the access without which it is useless. */
export const sessionAreas: Readonly<Record<AreaId, { target: string; access: Access }>> = {
  today: { target: 'today', access: { role: 'user', scope: 'station' } },
  programmes: { target: 'programmes', access: { role: 'user', scope: 'station' } },
  audio: { target: 'audio-editor', access: { role: 'user', scope: 'show' } },
  shows: { target: 'shows', access: { role: 'user', licences: ['full', 'podcast'], scope: 'show' } },
  video: { target: 'videos', access: { role: 'user', licences: ['full', 'podcast'], scope: 'station' } },
  episodes: { target: 'episodes', access: { role: 'user', licences: ['full', 'podcast'], scope: 'show' } },
  setup: { target: 'setup', access: { role: 'admin', licences: ['full', 'podcast'] } },
  analytics: { target: 'analytics', access: { role: 'user', licences: ['full', 'podcast'], scope: 'show' } },
  campaigns: { target: 'campaigns', access: { role: 'admin' } },
  users: { target: 'users', access: { role: 'admin' } },
  rssImport: {
    target: 'import-rss-feed',
    access: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  },
  tags: { target: 'tags', access: { role: 'user', licences: ['full', 'podcast'], scope: 'station' } },
  categories: {
    target: 'categories',
    access: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  },
  schedules: {
    target: 'automations',
    access: { role: 'user', licences: ['full', 'podcast'], scope: 'station' },
  },
  licences: { target: 'licences', access: { role: 'company_admin' } },
  company: { target: 'company', access: { role: 'company_admin' } },
  webhooks: { target: 'webhooks', access: { role: 'admin' } },
  playout: { target: 'playout', access: { role: 'user', licences: ['full', 'logger'], scope: 'station' } },
  activity: { target: 'activity', access: { role: 'admin' } },
  stationExport: { target: 'export', access: { role: 'admin' } },
};

/** The menu in its order. */
export const menuSections: readonly {
  id: 'start' | 'content' | 'management';
  items: readonly MenuAreaId[];
}[] = [
  { id: 'start', items: ['today', 'programmes'] },
  { id: 'content', items: ['audio', 'shows', 'video'] },
  {
    id: 'management',
    items: [
      'episodes',
      'setup',
      'analytics',
      'campaigns',
      'users',
      'rssImport',
      'tags',
      'categories',
      'schedules',
    ],
  },
];

/** The English names of the entries of the menu. */
export const menuLabels: Record<MenuAreaId, string> = {
  today: 'Today',
  programmes: 'Programmes',
  audio: 'Audio',
  shows: 'Shows',
  video: 'Video',
  episodes: 'Episodes',
  setup: 'Setup',
  analytics: 'Analytics',
  campaigns: 'Campaigns',
  users: 'Users',
  rssImport: 'RSS Import',
  tags: 'Tags',
  categories: 'Categories',
  schedules: 'Automation',
};
