import type { Catalogue } from '../../words/catalogue.ts';
import { defineWholeCatalogue } from '../define-catalogue.ts';
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { audioEditorDay } from './audio-editor-day.ts';
import { audioEditorTimeline } from './audio-editor-timeline.ts';
import { audioEditor } from './audio-editor.ts';
import { categories } from './categories.ts';
import { connections } from './connections.ts';
import { bulkDownloads, episodes } from './episodes.ts';
import { imports } from './imports.ts';
import { interfaceWords } from './interface.ts';
import { media } from './media.ts';
import { players } from './players.ts';
import { publish } from './publish.ts';
import { scheduleSetup } from './schedule-setup.ts';
import { schedules } from './schedules.ts';
import { secondFactors } from './second-factors.ts';
import { sessions } from './sessions.ts';
import { shows } from './shows.ts';
import { deliveries, station } from './station.ts';
import { storage } from './storage-report.ts';
import { today } from './today.ts';
import { userWords } from './users.ts';

/** The Spanish words of the kit. */
export const spanish: Catalogue = defineWholeCatalogue({
  locale: 'es',
  later: {
    'feeds/podcast-fields': async () => (await import('./podcast-fields.ts')).podcastFields,
    'share-clips': async () => (await import('./share-clips.ts')).shareClips,
  },
  messages: {
    ...analytics,
    ...audioEditor,
    ...audioEditorDay,
    ...audioEditorTimeline,
    ...bulkDownloads,
    ...categories,
    ...connections,
    ...deliveries,
    ...episodes,
    ...imports,
    ...interfaceWords,
    ...media,
    ...players,
    ...publish,
    ...schedules,
    ...scheduleSetup,
    ...secondFactors,
    ...sessions,
    ...shows,
    ...station,
    ...today,
    ...userWords,
    ...audit,
    ...storage,
  },
});
