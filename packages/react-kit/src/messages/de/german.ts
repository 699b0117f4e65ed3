import type { Catalogue } from '../../words/catalogue.ts';
import { defineWholeCatalogue } from '../define-catalogue.ts';
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { audioDay } from './audio-day.ts';
import { audioEditor } from './audio-editor.ts';
import { audioTimeline } from './audio-timeline.ts';
import { categories } from './categories.ts';
import { destinationTypes } from './destination-types.ts';
import { episodes } from './episodes.ts';
import { interfaceWords } from './interface.ts';
import { media } from './media.ts';
import { publishing } from './publishing.ts';
import { scheduleSetup } from './schedule-setup.ts';
import { schedules } from './schedules.ts';
import { secondFactors } from './second-factors.ts';
import { sessions } from './sessions.ts';
import { setup } from './setup.ts';
import { shows } from './shows.ts';
import { station } from './station.ts';
import { storage } from './storage-report.ts';
import { today } from './today.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';

/** The German words of the kit. */
export const german: Catalogue = defineWholeCatalogue({
  locale: 'de',
  later: {
    'feeds/podcast-fields': async () => (await import('./podcast-fields.ts')).podcastFields,
    'share-clips': async () => (await import('./share-clips.ts')).shareClips,
  },
  messages: {
    ...analytics,
    ...audioDay,
    ...audioEditor,
    ...audioTimeline,
    ...categories,
    ...destinationTypes,
    ...episodes,
    ...interfaceWords,
    ...media,
    ...publishing,
    ...scheduleSetup,
    ...schedules,
    ...secondFactors,
    ...sessions,
    ...setup,
    ...shows,
    ...station,
    ...today,
    ...users,
    ...webhooks,
    ...audit,
    ...storage,
  },
});
