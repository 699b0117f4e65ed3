import type { Catalogue } from '../../words/catalogue.ts';
import { defineLanguage } from '../define-language.ts';
import { apiKeys } from './api-keys.ts';
import { destinations } from './destinations.ts';
import { interfaceWords } from './interface.ts';
import { media } from './media.ts';
import { recording } from './recording.ts';
import { secondFactors } from './second-factors.ts';
import { sessions } from './sessions.ts';
import { stations } from './stations.ts';

/** The Spanish words of the kit. Those of a screen load with it. */
export const spanish: Catalogue = defineLanguage({
  locale: 'es',
  shared: {
    ...apiKeys,
    ...destinations,
    ...interfaceWords,
    ...media,
    ...recording,
    ...secondFactors,
    ...sessions,
    ...stations,
  },
  areas: {
    activity: async () => (await import('./activity.ts')).activity,
    analytics: async () => (await import('./analytics.ts')).analytics,
    company: async () => (await import('./company.ts')).company,
    categories: async () => (await import('./categories.ts')).categories,
    editor: async () => (await import('./editor.ts')).editor,
    episodes: async () => (await import('./episodes.ts')).episodes,
    imports: async () => (await import('./imports.ts')).imports,
    licences: async () => (await import('./licences.ts')).licences,
    'podcast-fields': async () => (await import('./podcast-fields.ts')).podcastFields,
    publishing: async () => (await import('./publishing.ts')).publishing,
    'schedule-setup': async () => (await import('./schedule-setup.ts')).scheduleSetup,
    schedules: async () => (await import('./schedules.ts')).schedules,
    setup: async () => (await import('./setup.ts')).setup,
    'show-setup': async () => (await import('./show-setup.ts')).showSetup,
    shows: async () => (await import('./shows.ts')).shows,
    slot: async () => (await import('./slot.ts')).slot,
    'station-export': async () => (await import('./station-export.ts')).stationExport,
    today: async () => (await import('./today.ts')).today,
    users: async () => (await import('./users.ts')).users,
    videos: async () => (await import('./videos.ts')).videos,
    campaigns: async () => (await import('./campaigns.ts')).campaigns,
    webhooks: async () => (await import('./webhooks.ts')).webhooks,
    widgets: async () => (await import('./widgets.ts')).widgets,
  },
});
