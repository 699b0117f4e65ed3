import { analytics } from './commands/analytics/group.ts';
import { apiKeys } from './commands/api-keys/group.ts';
import { audit } from './commands/audit/group.ts';
import { campaigns } from './commands/campaigns/group.ts';
import { categories } from './commands/categories/group.ts';
import { clips } from './commands/clips/group.ts';
import { deliveries } from './commands/deliveries/group.ts';
import { destinations } from './commands/destinations/group.ts';
import { drafts } from './commands/drafts/group.ts';
import { embeds } from './commands/embeds/group.ts';
import { episodes } from './commands/episodes/group.ts';
import { feeds } from './commands/feeds/group.ts';
import { holidays } from './commands/holidays/group.ts';
import { images } from './commands/images/group.ts';
import { imports } from './commands/imports/group.ts';
import { licences } from './commands/licences/group.ts';
import { log } from './commands/log/group.ts';
import { logger } from './commands/logger/group.ts';
import { playout } from './commands/playout/group.ts';
import { programmes } from './commands/programmes/group.ts';
import { schedules } from './commands/schedules/group.ts';
import { sessions } from './commands/sessions/group.ts';
import { shows } from './commands/shows/group.ts';
import { slotLinks } from './commands/slot-links/group.ts';
import { station } from './commands/station/group.ts';
import { stations } from './commands/stations/group.ts';
import { tags } from './commands/tags/group.ts';
import { transcripts } from './commands/transcripts/group.ts';
import { uploads } from './commands/uploads/group.ts';
import { users } from './commands/users/group.ts';
import { videos } from './commands/videos/group.ts';
import { webhooks } from './commands/webhooks/group.ts';
import { widgets } from './commands/widgets/group.ts';
import type { CommandEntry, CommandGroup } from './core/command-entry.ts';

/** Every command, in the order of the help. */
export const commands: readonly (CommandEntry | CommandGroup)[] = [
  {
    name: 'login',
    summary: 'sign in and store an API key for later commands',
    load: async () => (await import('./commands/sessions/login.ts')).login,
  },
  {
    name: 'logout',
    summary: 'revoke the stored API key and delete it',
    load: async () => (await import('./commands/sessions/logout.ts')).logout,
  },
  {
    name: 'whoami',
    summary: 'show the signed-in user and station',
    load: async () => (await import('./commands/sessions/whoami.ts')).whoami,
  },
  {
    name: 'today',
    summary: 'show the day so far, the work that is due, and the problems to solve',
    load: async () => (await import('./commands/today/today.ts')).showToday,
  },
  shows,
  episodes,
  drafts,
  images,
  uploads,
  log,
  transcripts,
  logger,
  playout,
  programmes,
  schedules,
  holidays,
  destinations,
  webhooks,
  campaigns,
  audit,
  feeds,
  widgets,
  embeds,
  deliveries,
  videos,
  clips,
  slotLinks,
  imports,
  tags,
  categories,
  station,
  stations,
  users,
  licences,
  apiKeys,
  sessions,
  {
    name: 'import',
    summary: 'import the episodes of another podcast into a show',
    load: async () => (await import('./commands/imports/import.ts')).importPodcast,
  },
  analytics,
  {
    name: 'live',
    summary: 'print events of the station as they happen',
    load: async () => (await import('./commands/live/live.ts')).tailEvents,
  },
  {
    name: 'open',
    summary: 'open a screen of the console in the browser',
    load: async () => (await import('./commands/open/open.ts')).openScreen,
  },
  {
    name: 'api',
    summary: 'call any operation of the API',
    load: async () => (await import('./commands/api/api.ts')).callOperation,
  },
  {
    name: 'completion',
    summary: 'print the completion script of a shell',
    load: async () => (await import('./commands/completion/completion.ts')).printCompletion,
  },
];
