import {
  analyticsOperations,
  audioEventOperations,
  auditOperations,
  campaignOperations,
  categoryOperations,
  episodeOperations,
  importOperations,
  licenceOperations,
  playoutOperations,
  programmeOperations,
  scheduleOperations,
  showOperations,
  stationExportOperations,
  stationOperations,
  tagOperations,
  todayOperations,
  userOperations,
  webhookOperations,
  type Access,
} from '@postkit/sdk/operations';

interface ScreenEntry {
  /** Its addresses in the console, below `/{station}/`. Absent for a screen that opens over others, or without a station. */
  readonly paths?: readonly string[];
  /** Its name as an area of the workspace, to which its first address leads; absent for a screen that only another leads to. */
  readonly area?: string;
  /** Access of the call without which the area is useless. An area without a call of its own declares its access here. */
  readonly access?: Access;
  /** Its entry in the side menu; absent if another screen leads to it. `label` is English, `icon` a file of lucide-react. */
  readonly menu?: {
    readonly section: 'start' | 'content' | 'management';
    readonly label: string;
    readonly icon: string;
  };
  /** The areas of words that it shows, its dialogs included (`messages/areas.ts`). Absent if all its words load with the language. */
  readonly words?: readonly string[];
}

/**
 * Every screen of the kit by its name: its folder in `screens` and its entry point `./screens/<name>`, which exports `<Name>Screen`.
 * The menu has their order in each section. `npm run generate` writes the files that follow from this list.
 */
export const screens = {
  'sign-in': {},
  slot: { words: ['slot'] },
  today: {
    paths: ['today'],
    area: 'today',
    access: todayOperations.get.access,
    menu: { section: 'start', label: 'Today', icon: 'sunrise' },
    words: ['today'],
  },
  // Beside Today, because the specification fixes the other sections.
  programmes: {
    paths: ['programmes'],
    area: 'programmes',
    access: programmeOperations.list.access,
    menu: { section: 'start', label: 'Programmes', icon: 'calendar-days' },
    words: ['programmes', 'weekly-rule'],
  },
  'audio-editor': {
    paths: ['audio-editor', 'shows/$showId/episodes/$episodeId/edit-audio/audio-editor'],
    area: 'audio',
    access: audioEventOperations.list.access,
    menu: { section: 'content', label: 'Audio', icon: 'audio-lines' },
    words: ['editor', 'episodes', 'podcast-fields', 'publishing'],
  },
  shows: {
    paths: ['shows'],
    area: 'shows',
    // Users who are limited to shows open those, and create none.
    access: { ...showOperations.create.access, scope: 'show' },
    menu: { section: 'content', label: 'Shows', icon: 'library' },
    words: ['shows'],
  },
  'show-details': { paths: ['shows/$showId/details'], words: ['shows', 'episodes', 'widgets'] },
  'show-setup': { paths: ['shows/edit/$showId/$step'], words: ['show-setup', 'podcast-fields'] },
  videos: {
    paths: ['videos'],
    area: 'video',
    // A video may create a destination.
    access: { ...episodeOperations.create.access, scope: 'station' },
    menu: { section: 'content', label: 'Video', icon: 'clapperboard' },
    words: ['videos', 'episodes'],
  },
  'advanced-video': {
    paths: ['shows/$showId/episodes/$episodeId/edit-audio/video'],
    words: ['videos'],
  },
  episodes: {
    paths: ['episodes'],
    area: 'episodes',
    access: episodeOperations.list.access,
    menu: { section: 'management', label: 'Episodes', icon: 'podcast' },
    words: ['episodes', 'widgets'],
  },
  setup: {
    paths: ['setup'],
    area: 'setup',
    // Every user who creates shows may create their feeds; the screen for all destinations is for admins.
    access: { role: 'admin', licences: ['full', 'podcast'] },
    menu: { section: 'management', label: 'Setup', icon: 'cable' },
    words: ['setup', 'widgets'],
  },
  'destination-drawers': { words: ['setup', 'widgets'] },
  analytics: {
    paths: ['analytics'],
    area: 'analytics',
    access: analyticsOperations.shows.access,
    menu: { section: 'management', label: 'Analytics', icon: 'chart-column' },
    words: ['analytics'],
  },
  // In the menu once the station inserts campaigns; opened from the destinations as well.
  campaigns: {
    paths: ['campaigns'],
    area: 'campaigns',
    access: campaignOperations.list.access,
    menu: { section: 'management', label: 'Campaigns', icon: 'megaphone' },
    words: ['campaigns'],
  },
  users: {
    paths: ['users'],
    area: 'users',
    access: userOperations.list.access,
    menu: { section: 'management', label: 'Users', icon: 'users' },
    words: ['users'],
  },
  'rss-import': {
    paths: ['import-rss-feed'],
    area: 'rssImport',
    access: importOperations.start.access,
    menu: { section: 'management', label: 'RSS Import', icon: 'rss' },
    words: ['imports'],
  },
  tags: {
    paths: ['tags'],
    area: 'tags',
    // The screen counts their use, which episodes' forms do not need.
    access: tagOperations.update.access,
    menu: { section: 'management', label: 'Tags', icon: 'tags' },
    words: ['categories'],
  },
  categories: {
    paths: ['categories'],
    area: 'categories',
    access: categoryOperations.create.access,
    menu: { section: 'management', label: 'Categories', icon: 'shapes' },
    words: ['categories'],
  },
  schedules: {
    paths: ['automations'],
    area: 'schedules',
    access: scheduleOperations.create.access,
    menu: { section: 'management', label: 'Automation', icon: 'calendar-clock' },
    words: ['schedules'],
  },
  'schedule-setup': {
    paths: ['automations/new', 'automations/$scheduleId/edit'],
    words: ['schedules', 'schedule-setup', 'weekly-rule'],
  },
  // Opened from the users, because the specification fixes the menu.
  licences: {
    paths: ['licences'],
    area: 'licences',
    access: licenceOperations.list.access,
    words: ['licences'],
  },
  // Opened from the destinations, as those below.
  company: {
    paths: ['company'],
    area: 'company',
    access: stationOperations.list.access,
    words: ['company'],
  },
  webhooks: {
    paths: ['webhooks'],
    area: 'webhooks',
    access: webhookOperations.list.access,
    words: ['webhooks'],
  },
  // Opened from the log source and the day as well.
  playout: {
    paths: ['playout'],
    area: 'playout',
    access: playoutOperations.inputs.access,
    words: ['playout'],
  },
  activity: {
    paths: ['activity'],
    area: 'activity',
    access: auditOperations.list.access,
    words: ['activity'],
  },
  'station-export': {
    paths: ['export'],
    area: 'stationExport',
    access: stationExportOperations.list.access,
    words: ['station-export'],
  },
} as const satisfies Readonly<Record<string, ScreenEntry>>;

/** The single components for screens of other teams, by the last part of their entry point `./parts/<name>`. */
export const parts = {
  'episode-table': { words: ['episodes', 'widgets'] },
  'publish-dialog': { words: ['podcast-fields', 'publishing'] },
} as const satisfies Readonly<Record<string, Pick<ScreenEntry, 'words'>>>;

/** Entry points that have the name of a screen in an earlier version, until the next major one. */
export const formerScreens = {
  'connection-drawers': { now: 'destination-drawers', words: ['setup', 'widgets'] },
} as const satisfies Readonly<
  Record<string, Pick<ScreenEntry, 'words'> & { readonly now: keyof typeof screens }>
>;

type Entries = typeof screens & typeof parts & typeof formerScreens;

type NameWith<Entry> = { [Name in keyof Entries]: Entries[Name] extends Entry ? Name : never }[keyof Entries];

/** The screens and parts that load words of their own, by the last part of their entry point. */
export type ScreenName = NameWith<{ words: unknown }>;

/** Words that load together, with the screens that need them. */
export type AreaName = Entries[ScreenName]['words'][number];

/** An area of the workspace. */
export type AreaId = Extract<Entries[keyof Entries], { area: string }>['area'];

/** An area with an entry in the menu. */
export type MenuAreaId = Extract<Entries[keyof Entries], { menu: unknown }>['area'];
