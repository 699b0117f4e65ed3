import { sql } from 'kysely';
import { analyticsTables } from './analytics-tables.ts';
import { audioTables, audioEvents } from './audio-tables.ts';
import { episodeTables } from './episode-tables.ts';
import { belongingTo, joinedIds, type MovedTable, ofStation, withJson } from './moved-table.ts';
import { userTables } from './user-tables.ts';

const catalogueTables: readonly MovedTable[] = [
  { name: 'tags', key: ['id'], rows: ofStation },
  { name: 'category_groups', key: ['id'], rows: ofStation },
  { name: 'categories', key: ['id'], rows: ofStation, references: { group_id: 'category_groups' } },
];

const shows: MovedTable = {
  name: 'shows',
  key: ['id'],
  rows: ofStation,
  references: {
    tag_ids: { list: 'tags' },
    pre_bumper: 'audio_events',
    post_bumper: 'audio_events',
    parent: 'shows',
  },
  addresses: ['description', 'square_image', 'rectangle_image', 'podcast'],
};

const destinations: MovedTable = {
  name: 'connections',
  key: ['id'],
  rows: (choice) => sql`${ofStation(choice)} and provisional_at is null`,
  leftOut: [
    'app_secret',
    'token',
    'refresh_token',
    'token_expires_at',
    'reconnect_by',
    'secrets_sealed',
    'made_by',
    'provisional_at',
  ],
  // The address of a webhook may contain a token.
  strip: (row) => withJson(row, 'details', ({ webhook_url: _sealed, ...details }) => details),
  addresses: ['details'],
  adapt: (row, { newId }) =>
    withJson(
      { ...row, app_secret: '', token: '', secrets_sealed: 1 },
      'details',
      ({ feed_filter: filter, ...details }) => {
        if (!isObject(filter)) return details;
        const tags = Array.isArray(filter['tags'])
          ? filter['tags'].flatMap((id) => newId('tags', Number(id)) ?? [])
          : [];
        return { ...details, feed_filter: { ...filter, tags } };
      },
    ),
};

const schedules: MovedTable = {
  name: 'schedules',
  key: ['id'],
  rows: ofStation,
  references: { show_id: 'shows' },
  needs: ['show_id'],
  addresses: ['details'],
  // Two installations must not create the same episodes.
  adapt: (row, { newId, now }) =>
    withJson({ ...row, since: now * 1000 }, 'details', (details) => ({
      ...details,
      paused: true,
      tags: joinedIds(details['tags'], 'tags', newId),
      social_media_connections: joinedIds(details['social_media_connections'], 'connections', newId),
      intro_event_id:
        typeof details['intro_event_id'] === 'number'
          ? newId('audio_events', details['intro_event_id'])
          : null,
      outro_event_id:
        typeof details['outro_event_id'] === 'number'
          ? newId('audio_events', details['outro_event_id'])
          : null,
    })),
};

const scheduleTables: readonly MovedTable[] = [
  schedules,
  {
    name: 'schedule_holidays',
    key: ['id'],
    rows: ofStation,
    references: { show_id: 'shows' },
    needs: ['show_id'],
  },
  {
    name: 'schedule_runs',
    key: ['id'],
    rows: ofStation,
    references: { schedule_id: 'schedules', episode_id: 'episodes' },
    needs: ['schedule_id'],
    adapt: ({ id: _assigned, ...row }) => row,
  },
  {
    name: 'missed_publishes',
    key: ['schedule_id', 'start_ms'],
    rows: belongingTo('schedule_id', schedules),
    references: { schedule_id: 'schedules' },
    needs: ['schedule_id'],
  },
];

const campaigns: MovedTable = {
  name: 'campaigns',
  key: ['id'],
  rows: ofStation,
  references: { event_id: 'audio_events', shows: { list: 'shows' } },
  adapt: (row) => ({ ...row, event_id: row['event_id'] ?? 0 }),
};

const campaignTables: readonly MovedTable[] = [
  campaigns,
  {
    name: 'campaign_days',
    key: ['campaign_id', 'day', 'episode_id', 'position'],
    rows: belongingTo('campaign_id', campaigns),
    references: { campaign_id: 'campaigns', episode_id: 'episodes' },
    needs: ['campaign_id', 'episode_id'],
  },
];

const programmes: MovedTable = {
  name: 'programmes',
  key: ['id'],
  rows: ofStation,
  references: { show_id: 'shows' },
  addresses: ['picture'],
  // The source stays behind, so that the programme is one that was entered by hand.
  adapt: (row) => ({ ...row, source_id: null, key: '' }),
};

const programmeTables: readonly MovedTable[] = [
  programmes,
  {
    name: 'programme_times',
    key: ['programme_id', 'start_ms'],
    rows: ofStation,
    references: { programme_id: 'programmes' },
    needs: ['programme_id'],
  },
];

const webhooks: MovedTable = {
  name: 'webhooks',
  key: ['id'],
  rows: ofStation,
  // The address may contain a token, as the secret does.
  leftOut: [
    'url',
    'secret',
    'old_secret',
    'old_secret_until',
    'failing_since',
    'last_success_at',
    'reason',
    'state',
  ],
  adapt: (row, { seal }) => ({
    ...row,
    url: seal(''),
    secret: seal(''),
    state: 'paused',
    reason:
      'It came with the import of the station, without its address and secret. Enter the address, and make a new secret.',
  }),
};

const logTables: readonly MovedTable[] = [
  {
    name: 'log_sources',
    key: ['station_id'],
    rows: ofStation,
    leftOut: ['active', 'credentials', 'fallback_credentials', 'webhook', 'cut', 'revision'],
    strip: (row) => ({
      ...row,
      url: withoutPassword(row['url']),
      fallback_url: withoutPassword(row['fallback_url']),
    }),
    adapt: (row) => ({ ...row, active: 0, cut: '{}' }),
  },
  { name: 'log_gaps', key: ['station_id', 'from_ms'], rows: logSpan, isBulk: true },
  { name: 'log_fallbacks', key: ['station_id', 'from_ms'], rows: logSpan, isBulk: true },
];

const logHolds: MovedTable = {
  name: 'log_holds',
  key: ['id'],
  rows: ofStation,
  leftOut: ['id'],
  isBulk: true,
};

function logSpan({ stationId, log }: Parameters<MovedTable['rows']>[0]) {
  if (!log) return sql`false`;
  return sql`station_id = ${stationId} and from_ms < ${log.to * 1000} and to_ms > ${log.from * 1000}`;
}

const settingTables: readonly MovedTable[] = [
  { name: 'embed_settings', key: ['station_id'], rows: ofStation },
  { name: 'programme_guides', key: ['station_id'], rows: ofStation },
  { name: 'public_sites', key: ['station_id'], rows: ofStation },
  {
    name: 'transcript_settings',
    key: ['show_id'],
    rows: ofStation,
    references: { show_id: 'shows' },
    needs: ['show_id'],
  },
];

/**
 * The tables that an export holds, each after those that it refers to. The rows of users come first: their ids are those of
 * users with the same e-mail address.
 */
export const movedTables: readonly MovedTable[] = [
  ...userTables.filter(({ name }) => name === 'users'),
  ...catalogueTables,
  // Before the audio that they keep, which must not be removed while the rest arrives.
  logHolds,
  ...audioTables,
  shows,
  ...userTables.filter(({ name }) => name !== 'users'),
  destinations,
  {
    name: 'connection_shows',
    key: ['connection_id', 'show_id'],
    rows: (choice) => sql`${ofStation(choice)} and ${belongingTo('connection_id', destinations)(choice)}`,
    references: { connection_id: 'connections', show_id: 'shows' },
    needs: ['connection_id', 'show_id'],
  },
  {
    name: 'feed_states',
    key: ['connection_id'],
    rows: belongingTo('connection_id', destinations),
    references: { connection_id: 'connections' },
    needs: ['connection_id'],
  },
  ...episodeTables,
  ...scheduleTables,
  ...campaignTables,
  ...programmeTables,
  webhooks,
  ...logTables,
  ...settingTables,
  {
    name: 'drafts',
    key: ['id'],
    rows: ofStation,
    references: { user_id: 'users', events: { list: 'audio_events' } },
    needs: ['user_id'],
    addresses: ['content'],
    adapt: (row, { newId }) => {
      const [, kind, id = ''] = /^(episode|show)-(\d+)$/.exec(String(row['key'])) ?? [];
      if (!kind) return row;
      const moved = newId(kind === 'show' ? 'shows' : 'episodes', Number(id));
      return moved === null ? null : { ...row, key: `${kind}-${moved}` };
    },
  },
  {
    name: 'retired_drafts',
    key: ['station_id', 'draft_id'],
    rows: ofStation,
    references: { episode_id: 'episodes' },
  },
  {
    name: 'event_holds',
    key: ['owner', 'event_id'],
    rows: belongingTo('event_id', audioEvents),
    references: { event_id: 'audio_events' },
    needs: ['event_id'],
    adapt: (row, { newId }) => {
      const [prefix = '', id = ''] = String(row['owner']).split(':');
      const table = holders[prefix];
      const moved = table ? newId(table, Number(id)) : null;
      return moved === null ? null : { ...row, owner: `${prefix}:${moved}` };
    },
  },
  ...analyticsTables,
];

const holders: Readonly<Record<string, 'drafts' | 'episodes' | 'schedules' | 'shows'>> = {
  draft: 'drafts',
  episode: 'episodes',
  'episode-versions': 'episodes',
  schedule: 'schedules',
  show: 'shows',
};

function withoutPassword(address: unknown): string {
  const url = URL.parse(String(address));
  if (!url) return '';
  url.username = '';
  url.password = '';
  return url.href;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
