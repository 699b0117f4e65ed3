import type { SentCall } from './sample-call.ts';

/** Ids of the things of one show, or of things that do not exist, as addresses spell them. */
export interface ProbedThings {
  readonly slug: string;
  readonly show: string;
  readonly episode: string;
  readonly event: string;
  readonly destination: string;
  /** UUIDs. */
  readonly clip: string;
  readonly upload: string;
  readonly timeline: string;
  readonly figures: string;
  readonly draft: string;
}

/** The calls that name a thing in every place where an operation takes one; empty for an operation that takes none. */
export type Probe = (things: ProbedThings) => readonly SentCall[];

const json = (value: unknown): string => JSON.stringify(value);
const uri = ({ slug }: ProbedThings, kind: string, id: string) => `/${slug}/api/v1/${kind}/${id}/`;
const none: Probe = () => [];
const event: Probe = ({ event: id }) => [{ params: { id } }];
const episode: Probe = ({ episode: id }) => [{ params: { id } }];
const clip: Probe = ({ clip: guid }) => [{ params: { guid } }];
const upload: Probe = ({ upload: uuid }) => [{ params: { uuid } }];
const range = { start_date: '2025-12-01', end_date: '2026-01-31' };
const search = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const figures: Probe = ({ slug, show }) => [
  { query: search({ ...range, station_names: slug }) },
  { query: search({ ...range, station_names: slug, show_id: show }) },
];
const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
const words = json({ format: 'vtt', file: captions, language: 'en' });
const newDraft = json({
  revision: '00000000-0000-4000-8000-000000000001',
  content: '{}',
  events: [],
  base: null,
});

/**
 * A probe for each operation that users limited to shows may call. An operation without one fails the walk: its author
 * says here how it takes ids.
 */
export const limitedProbes: Readonly<Record<string, Probe>> = {
  'sessions.postLogin': none,
  'settings.get': none,
  'shows.list': none,
  'shows.get': ({ show: id }) => [{ params: { id } }],
  'audioEvents.list': ({ event: id }) => [
    {},
    { query: search({ id__gte: id, id__lt: String(Number(id) + 1) }) },
    { query: 'search=hidden' },
  ],
  'audioEvents.get': event,
  'audioEvents.clone': event,
  'audioEvents.cut': ({ event: id }) => [
    { params: { id }, body: json({ keep: [{ start: 0, end: 1 }], fade: 0 }) },
  ],
  'audioEvents.edit': event,
  'audioEvents.merge': ({ event: id }) => [{ body: json({ events: [Number(id), Number(id)] }) }],
  'audioEvents.bulkDelete': ({ event: id }) => [{ body: json({ events: [Number(id)] }) }],
  'audioEvents.updateCart': ({ event: id }) => [{ params: { id }, body: json({ title: 'Taken' }) }],
  'audioEvents.playlist': event,
  'audioEvents.initSegment': event,
  'audioEvents.segment': ({ event: id }) => [{ params: { id, n: '0' } }],
  'audioEvents.peaks': event,
  'audioEvents.peaksOf': ({ event: id }) => [{ query: `events=${id}&points=10` }],
  'audioEvents.airedOf': ({ event: id }) => [{ query: `events=${id}` }],
  'shareClips.create': (things) => {
    const part = { start: 0, end: 2, aspect: '1:1', captions: false };
    const events = [uri(things, 'event', things.event)];
    return [
      { body: json({ ...part, playlist_id: Number(things.episode) }) },
      { body: json({ ...part, events, show: uri(things, 'show', things.show) }) },
      { body: json({ ...part, events }) },
    ];
  },
  'shareClips.list': ({ episode: id }) => [{}, { query: `playlist_id=${id}` }],
  'shareClips.get': clip,
  'shareClips.delete': clip,
  'shareClips.file': clip,
  'transcripts.ofEvent': event,
  'transcripts.importForEvent': ({ event: id }) => [{ params: { id }, body: words }],
  'transcripts.eventFile': ({ event: id }) => [{ params: { id, format: 'vtt' } }],
  'transcripts.transcribe': event,
  'transcripts.cancelTranscription': event,
  'transcripts.ofEpisode': episode,
  'transcripts.importForEpisode': ({ episode: id }) => [{ params: { id }, body: words }],
  'transcripts.episodeFile': ({ episode: id }) => [{ params: { id, format: 'vtt' } }],
  'transcripts.nameSpeaker': ({ show, episode: playlist, event: id }) =>
    Object.entries({ show, episode: playlist, event: id }).map(([scope, thing]) => ({
      body: json({ scope, id: Number(thing), label: 'S1', name: 'Ann' }),
    })),
  'transcripts.settings': ({ show: id }) => [{ params: { id } }],
  'transcripts.setSettings': ({ show: id }) => [{ params: { id }, body: json({ automatic: true }) }],
  'episodes.list': ({ show }) => [
    ...['published', 'draft', 'scheduled', 'unpublished'].map((type) => ({ query: `type=${type}` })),
    { query: `show_id=${show}` },
    { query: 'search=hidden' },
    { query: 'name=hidden' },
  ],
  'episodes.counts': ({ show }) => [{}, { query: `show_id=${show}` }, { query: 'search=hidden' }],
  'episodes.peaks': ({ episode: id }) => [{ query: `ids=${id}` }],
  'episodes.create': (things) => [
    { body: json({ name: 'New', show: uri(things, 'show', things.show) }) },
    {
      body: json({
        name: 'New',
        show: uri(things, 'show', things.show),
        events: [uri(things, 'event', things.event)],
      }),
    },
  ],
  'episodes.get': episode,
  'episodes.update': ({ episode: id }) => [{ params: { id }, body: json({ version: 1, name: 'Taken' }) }],
  'episodes.delete': episode,
  'episodes.setPlaylists': ({ episode: id }) => [
    { body: json([{ playlist_id: Number(id), unpublished: true }]) },
  ],
  'episodes.connections': episode,
  'episodes.unpost': ({ episode: id, destination }) => [
    { params: { id }, body: json({ social_media_connections: [Number(destination)] }) },
  ],
  'episodes.download': ({ episode: id }) => [{ params: { id, format: 'mp3' } }],
  'episodes.video': ({ episode: id }) => [{ params: { file: `episode-128-${id}.mp4` } }],
  'episodes.advancedVideo': ({ episode: id }) => [{ query: `playlist_id=${id}` }],
  'episodes.deliverVideo': ({ episode: id }) => [{ params: { id } }],
  'episodes.failVideo': episode,
  'episodes.cache': (things) => [
    { body: json({ events: [uri(things, 'event', things.event)], format: 'mp3' }) },
    { body: json({ events: [], show: uri(things, 'show', things.show), format: 'mp3' }) },
  ],
  'episodes.timelineLevels': (things) => [
    { body: json({ events: [uri(things, 'event', things.event)] }) },
    { body: json({ events: [], show: uri(things, 'show', things.show) }) },
  ],
  'episodes.timelineRights': (things) => [
    { body: json({ events: [uri(things, 'event', things.event)], playlist_id: Number(things.episode) }) },
  ],
  'episodes.check': (things) => [
    { body: json({ show: uri(things, 'show', things.show), social_media_connections: [], duration: 60 }) },
    {
      body: json({
        show: uri(things, 'show', things.show),
        social_media_connections: [Number(things.destination)],
        duration: 60,
      }),
    },
  ],
  'episodes.cached': ({ timeline: job }) => [{ params: { job, format: 'mp3' } }],
  'drafts.list': none,
  'drafts.lookup': ({ show, episode: id, draft }) => [
    { query: `key=episode-${id}` },
    { query: `key=show-${show}` },
    { query: `key=new&id=${draft}` },
  ],
  'drafts.get': ({ show, episode: id }) => [
    { params: { key: `episode-${id}` } },
    { params: { key: `show-${show}` } },
  ],
  'drafts.save': ({ show, episode: id }) => [
    { params: { key: `episode-${id}` }, body: newDraft },
    { params: { key: `show-${show}` }, body: newDraft },
  ],
  'drafts.remove': ({ show, episode: id }) => [
    { params: { key: `episode-${id}` } },
    { params: { key: `show-${show}` } },
  ],
  'audioVersions.list': episode,
  'audioVersions.restore': ({ episode: id }) => [{ params: { id, number: '1' } }],
  'audioVersions.annotate': ({ episode: id }) => [
    { params: { id, number: '1' }, body: json({ note: 'New words' }) },
  ],
  'audioVersions.download': ({ episode: id }) => [{ params: { id, number: '1' } }],
  'deliveries.list': episode,
  'deliveries.retry': ({ episode: id, destination }) => [{ params: { id, connection: destination } }],
  'deliveries.prove': ({ episode: id, destination }) => [{ params: { id, connection: destination } }],
  'uploads.unfinished': none,
  'uploads.cancel': upload,
  'uploads.progress': ({ slug, upload: key, event: id }) => [
    { params: { key } },
    { params: { key: `${slug}-${id}` } },
  ],
  'uploads.begin': none,
  'uploads.terms': none,
  'uploads.offset': upload,
  'uploads.append': upload,
  'connections.list': none,
  'connections.get': ({ destination: id }) => [{ params: { id } }],
  'tags.list': none,
  'tags.create': none,
  'categories.list': none,
  'images.upload': none,
  'images.crop': none,
  'images.licensed': none,
  'images.keepLicensed': none,
  'analytics.shows': (things) => [
    ...figures(things),
    { query: search({ ...range, station_names: things.slug, dimension: 'episode' }) },
  ],
  'analytics.total': (things) => [
    ...figures(things),
    { query: search({ ...range, station_names: things.slug, dimension: 'date' }) },
  ],
  'analytics.countries': figures,
  'analytics.platforms': figures,
  'analytics.episodeNames': ({ slug, episode: id }) => [
    { body: json([{ station: slug, min: Number(id), max: Number(id) }]) },
  ],
  'analytics.firstDays': none,
  'analytics.showNames': none,
  'analytics.episodeDownloads': ({ episode: id }) => [{ query: `ids=${id}` }],
  'analytics.showTrends': () => [{ query: search(range) }],
  'analytics.averageEpisodes': ({ show }) => [{ query: search({ ...range, show_id: show }) }],
  'analytics.devices': ({ show }) => [
    { query: search(range) },
    { query: search({ ...range, show_id: show }) },
  ],
  'analytics.explain': ({ show, episode: id }) => [
    { query: search(range) },
    { query: search({ ...range, show_id: show }) },
    { query: search({ ...range, episode_id: id }) },
  ],
  'analytics.retention': ({ episode: id }) => [{ query: `episode_id=${id}` }],
  'analytics.showsCsv': figures,
  'analytics.totalCsv': figures,
  'analytics.countriesCsv': figures,
  'analytics.platformsCsv': figures,
  'analytics.downloadCsv': ({ figures: job }) => [{ params: { job } }],
  'live.stream': none,
};
