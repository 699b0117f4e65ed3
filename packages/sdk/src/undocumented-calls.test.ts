import { describe, expect, it } from 'vitest';
import type { PostKitClient } from './client.ts';
import type { AnyInput } from './core/prepare-request.ts';
import { sentBy } from './core/testing/sent-by.ts';
import type { Operation } from './schema/operation.ts';
import { operations } from './schema/operations.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const range = { start: 1_700_000_000, end: 1_700_000_060 };
const days = { start_date: '2026-11-01', end_date: '2026-11-28' };
const zip = { audio_playlist_ids: [7, 8], format: 'aac' as const };
const clip = { playlist_id: 7, start: 10, end: 40, aspect: '1:1' as const };
const work = { revision: guid, content: '{}', events: [7], base: null };
const slot = {
  show_id: 7,
  title: 'Morning',
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'Mon',
} as const;
const station = { station_name: 'WXYZ FM', bitrate: 128 };
const image = { url: 'https://images.example/a.jpg' };
const filter = { tags: [3], episode_types: [], delay_hours: 0, newest: 0 };
const crop = {
  image: '/wxyz/images/a.png',
  croppings: { left: 0, top: 0, right: 9, bottom: 9 },
  square: true,
};
const user = {
  first_name: 'Maria',
  last_name: 'Berg',
  email: 'maria@example.com',
  username: 'maria',
  isAdmin: false,
  accessLevel: 'user' as const,
  company_admin: false as const,
  stations: [],
};
const captions = { format: 'srt', file: '1', language: 'en' } as const;
const voice = { scope: 'event', id: 7, label: 'S1', name: 'Ann' } as const;
const invitation = { ...user, first_name: 'Ina', last_name: 'Night', email: 'ina@example.org', username: '' };
const slotLink = { show: '/wxyz/api/v1/show/4/', start: 100, end: 160, presenter: 'Ina' };
const slotSave = { token: 't', version: 2, title: 'Boats', description: '', trim_start: 0, trim_end: 9 };
const licence = { user_id: 7, licence: 'logger', version: 3 } as const;

const ad = { title: 'Festival', event: '/wxyz/api/v1/event/7/', positions: ['pre' as const], starts_at: 100 };
const drive = { name: 'Drive', times: [{ start_ms: 1, end_ms: 2 }] };
const week = { from_ms: 1, until_ms: 2 };
const grid = { title: 'Week', kind: 'icalendar' as const };
const webhook = { title: 'Newsroom', url: 'https://news.example/hook', events: ['stream.lost' as const] };

const {
  analytics,
  apiKeys,
  audioEvents,
  audit,
  bulkDownloads,
  deliveries,
  drafts,
  embeds,
  episodes,
  feeds,
  images,
  imports,
  shareClips,
} = operations;
const {
  campaigns,
  licences,
  programmes,
  publicSite,
  logger,
  schedules,
  secondFactors,
  sessions,
  slotLinks,
  settings,
} = operations;
const {
  audioVersions,
  stationExports,
  stationImports,
  stations,
  tags,
  transcripts,
  uploads,
  users,
  webhooks,
  widgets,
} = operations;

const newStation = { title: 'Lake FM', slug: 'lake-fm', timezone: 'Europe/Berlin' };
const change = { timezone: 'Asia/Kathmandu' };

const newPasskey = { name: 'Laptop', response: { id: 'x' } };
const rules = { second_factor_required: true };

const compared = { start_date: '2026-10-01', end_date: '2026-10-31', show_id: '7,8' };

/** Calls that documented-calls.test.ts does not cover, each with its operation and input. */
const calls: [call: (client: PostKitClient) => unknown, operation: Operation, input?: AnyInput][] = [
  [(client) => client.publicSite.settings(), publicSite.settings],
  [
    (client) => client.publicSite.update({ tracklist: true }),
    publicSite.update,
    { body: { tracklist: true } },
  ],
  [(client) => client.programmes.list(), programmes.list],
  [(client) => client.programmes.create(drive), programmes.create, { body: drive }],
  [
    (client) => client.programmes.update(7, { is_public: false }),
    programmes.update,
    { params: { id: 7 }, body: { is_public: false } },
  ],
  [(client) => client.programmes.remove(7), programmes.remove, { params: { id: 7 } }],
  [(client) => client.programmes.airings(week), programmes.airings, { query: week }],
  [(client) => client.programmes.schedule(7), programmes.schedule, { params: { id: 7 } }],
  [(client) => client.programmes.sources(), programmes.sources],
  [(client) => client.programmes.createSource(grid), programmes.createSource, { body: grid }],
  [
    (client) => client.programmes.updateSource(3, { title: 'Week' }),
    programmes.updateSource,
    { params: { id: 3 }, body: { title: 'Week' } },
  ],
  [(client) => client.programmes.removeSource(3), programmes.removeSource, { params: { id: 3 } }],
  [(client) => client.programmes.read(3), programmes.read, { params: { id: 3 }, body: {} }],
  [(client) => client.programmes.plan(12), programmes.plan, { params: { id: 12 } }],
  [(client) => client.programmes.plans(3), programmes.plans, { params: { id: 3 } }],
  [
    (client) => client.programmes.apply(12, { lines: [1] }),
    programmes.apply,
    { params: { id: 12 }, body: { lines: [1] } },
  ],
  [(client) => client.programmes.undo(12), programmes.undo, { params: { id: 12 } }],
  [(client) => client.programmes.guide(), programmes.guide],
  [
    (client) => client.programmes.updateGuide({ short_name: 'WXYZ' }),
    programmes.updateGuide,
    { body: { short_name: 'WXYZ' } },
  ],
  [(client) => client.campaigns.list(), campaigns.list],
  [(client) => client.campaigns.create(ad), campaigns.create, { body: ad }],
  [
    (client) => client.campaigns.update(7, { paused: true }),
    campaigns.update,
    { params: { id: 7 }, body: { paused: true } },
  ],
  [(client) => client.campaigns.remove(7), campaigns.remove, { params: { id: 7 } }],
  [(client) => client.campaigns.deliveries(7), campaigns.deliveries, { params: { id: 7 } }],
  [
    (client) => client.campaigns.episodes(7, { page: 2 }),
    campaigns.episodes,
    { params: { id: 7 }, query: { page: 2 } },
  ],
  [(client) => client.campaigns.breaks(101), campaigns.breaks, { query: { playlist_id: 101 } }],
  [(client) => client.campaigns.settings(), campaigns.settings],
  [(client) => client.campaigns.setEnabled(true), campaigns.updateSettings, { body: { enabled: true } }],
  [(client) => client.webhooks.list(), webhooks.list],
  [(client) => client.webhooks.create(webhook), webhooks.create, { body: webhook }],
  [
    (client) => client.webhooks.update(7, { active: false }),
    webhooks.update,
    { params: { id: 7 }, body: { active: false } },
  ],
  [(client) => client.webhooks.remove(7), webhooks.remove, { params: { id: 7 } }],
  [(client) => client.webhooks.newSecret(7), webhooks.newSecret, { params: { id: 7 }, body: {} }],
  [
    (client) => client.webhooks.newSecret(7, { old_secret_hours: 0 }),
    webhooks.newSecret,
    { params: { id: 7 }, body: { old_secret_hours: 0 } },
  ],
  [(client) => client.webhooks.test(7), webhooks.test, { params: { id: 7 } }],
  [
    (client) => client.webhooks.messages(7, { limit: 5 }),
    webhooks.messages,
    { params: { id: 7 }, query: { limit: 5 } },
  ],
  [(client) => client.webhooks.redeliver(7, 8), webhooks.redeliver, { params: { id: 7, message: 8 } }],
  [(client) => client.settings.storage(), settings.storage],
  [(client) => client.settings.warnings(), settings.warnings],
  [(client) => client.settings.examineLogDays(30), settings.examineLogDays, { query: { log_days: 30 } }],
  [
    (client) => client.settings.setLogDays({ log_days: 30, confirm: true }),
    settings.setLogDays,
    { body: { log_days: 30, confirm: true } },
  ],
  [(client) => client.audit.list({ limit: 5 }), audit.list, { query: { limit: 5 } }],
  [
    (client) => client.audit.export('csv', { user: 7 }),
    audit.export,
    { params: { format: 'csv' }, query: { user: 7 } },
  ],
  [(client) => client.apiKeys.list(), apiKeys.list, { query: { limit: 0 } }],
  [
    (client) => client.apiKeys.create('Agent', { mayDelegate: true }),
    apiKeys.create,
    { body: { name: 'Agent', may_delegate: true } },
  ],
  [(client) => client.sessions.list(), sessions.list, { query: { limit: 0 } }],
  [(client) => client.sessions.end('0123456789abcdef'), sessions.end, { params: { id: '0123456789abcdef' } }],
  [(client) => client.sessions.endOthers(), sessions.endOthers, {}],
  [(client) => client.apiKeys.revoke(7), apiKeys.revoke, { params: { id: 7 } }],
  [
    (client) => client.audioEvents.peaks(7, { points: 40 }),
    audioEvents.peaks,
    { params: { id: 7 }, query: { points: 40 } },
  ],
  [
    (client) => client.audioEvents.cut(7, { keep: [{ start: 0, end: 2 }] }),
    audioEvents.cut,
    { params: { id: 7 }, body: { keep: [{ start: 0, end: 2 }] } },
  ],
  [
    (client) => client.audioEvents.peaksOf([7, 8], { points: 40, start: 0, end: 900 }),
    audioEvents.peaksOf,
    { query: { events: '7,8', points: 40, start: 0, end: 900 } },
  ],
  [(client) => client.audioEvents.airedOf([7, 8]), audioEvents.airedOf, { query: { events: '7,8' } }],
  [(client) => client.bulkDownloads.start(zip), bulkDownloads.start, { body: zip }],
  [(client) => client.bulkDownloads.list(), bulkDownloads.list],
  [(client) => client.bulkDownloads.get(guid), bulkDownloads.get, { params: { guid } }],
  [(client) => client.bulkDownloads.remove(guid), bulkDownloads.remove, { params: { guid } }],
  [(client) => client.bulkDownloads.download(guid), bulkDownloads.file, { params: { guid } }],
  [(client) => client.shareClips.create(clip), shareClips.create, { body: clip }],
  [(client) => client.shareClips.list({ playlist_id: 7 }), shareClips.list, { query: { playlist_id: 7 } }],
  [(client) => client.shareClips.get(guid), shareClips.get, { params: { guid } }],
  [(client) => client.shareClips.delete(guid), shareClips.delete, { params: { guid } }],
  [(client) => client.shareClips.download(guid), shareClips.file, { params: { guid } }],
  [(client) => client.embeds.list(), embeds.list],
  [(client) => client.embeds.setEnabled(false), embeds.update, { body: { enabled: false } }],
  [(client) => client.slotLinks.list(), slotLinks.list],
  [(client) => client.slotLinks.create(slotLink), slotLinks.create, { body: slotLink }],
  [(client) => client.slotLinks.renew(7), slotLinks.renew, { params: { id: 7 }, body: {} }],
  [(client) => client.slotLinks.renew(7, 5), slotLinks.renew, { params: { id: 7 }, body: { days: 5 } }],
  [(client) => client.slotLinks.approve(7), slotLinks.approve, { params: { id: 7 } }],
  [
    (client) => client.slotLinks.sendBack(7, 'Shorter.'),
    slotLinks.sendBack,
    { params: { id: 7 }, body: { reply: 'Shorter.' } },
  ],
  [(client) => client.slotLinks.revoke(7), slotLinks.revoke, { params: { id: 7 } }],
  [(client) => client.slotLinks.open('t'), slotLinks.open, { body: { token: 't' } }],
  [(client) => client.slotLinks.save(slotSave), slotLinks.save, { body: slotSave }],
  [(client) => client.slotLinks.submit('t', 3), slotLinks.submit, { body: { token: 't', version: 3 } }],
  [
    (client) => client.slotLinks.segment('t', { piece: 1, n: 2 }),
    slotLinks.segment,
    { body: { token: 't', piece: 1, n: 2 } },
  ],
  [
    (client) => client.episodes.timelineRights({ events: [] }),
    episodes.timelineRights,
    { body: { events: [] } },
  ],
  [(client) => client.users.invite(invitation), users.invite, { body: invitation }],
  [(client) => client.users.renewInvitation(7), users.renewInvitation, { params: { id: 7 } }],
  [(client) => client.users.resetSecondFactor(7), users.resetSecondFactor, { params: { id: 7 } }],
  [(client) => client.users.signInRules(), users.signInRules],
  [(client) => client.users.saveSignInRules(rules), users.saveSignInRules, { body: rules }],
  [(client) => client.secondFactors.get(), secondFactors.get],
  [
    (client) => client.secondFactors.confirm({ password: 'x' }),
    secondFactors.confirm,
    { body: { password: 'x' } },
  ],
  [(client) => client.secondFactors.setUpApp(), secondFactors.setUpApp],
  [
    (client) => client.secondFactors.confirmApp('123456'),
    secondFactors.confirmApp,
    { body: { code: '123456' } },
  ],
  [(client) => client.secondFactors.removeApp(), secondFactors.removeApp],
  [(client) => client.secondFactors.setUpPasskey(), secondFactors.setUpPasskey],
  [(client) => client.secondFactors.addPasskey(newPasskey), secondFactors.addPasskey, { body: newPasskey }],
  [
    (client) => client.secondFactors.renamePasskey(7, 'Phone'),
    secondFactors.renamePasskey,
    { params: { id: 7 }, body: { name: 'Phone' } },
  ],
  [(client) => client.secondFactors.removePasskey(7), secondFactors.removePasskey, { params: { id: 7 } }],
  [(client) => client.secondFactors.makeRecoveryCodes(), secondFactors.makeRecoveryCodes],
  [(client) => client.sessions.readPasswordLink('t'), sessions.readPasswordLink, { body: { token: 't' } }],
  [(client) => client.connections.test(7), operations.connections.test, { params: { id: 7 } }],
  [(client) => client.audioVersions.list(7), audioVersions.list, { params: { id: 7 } }],
  [(client) => client.audioVersions.restore(7, 2), audioVersions.restore, { params: { id: 7, number: 2 } }],
  [
    (client) => client.audioVersions.annotate(7, 2, 'New'),
    audioVersions.annotate,
    { params: { id: 7, number: 2 }, body: { note: 'New' } },
  ],
  [(client) => client.deliveries.latest(), deliveries.latest],
  [(client) => client.deliveries.list(7), deliveries.list, { params: { id: 7 } }],
  [(client) => client.deliveries.retry(7, 3), deliveries.retry, { params: { id: 7, connection: 3 } }],
  [(client) => client.deliveries.prove(7, 3), deliveries.prove, { params: { id: 7, connection: 3 } }],
  [(client) => client.drafts.list(), drafts.list],
  [(client) => client.drafts.lookup('show-7'), drafts.lookup, { query: { key: 'show-7' } }],
  [(client) => client.drafts.lookup('show-7', guid), drafts.lookup, { query: { key: 'show-7', id: guid } }],
  [(client) => client.drafts.get('new'), drafts.get, { params: { key: 'new' } }],
  [(client) => client.drafts.save('new', work), drafts.save, { params: { key: 'new' }, body: work }],
  [(client) => client.drafts.remove('new'), drafts.remove, { params: { key: 'new' } }],
  [
    (client) => client.drafts.remove('new', guid),
    drafts.remove,
    { params: { key: 'new' }, query: { revision: guid } },
  ],
  [
    (client) => client.analytics.episodeDownloads([7, 8]),
    analytics.episodeDownloads,
    { query: { ids: '7,8' } },
  ],
  [(client) => client.analytics.showTrends(days), analytics.showTrends, { query: days }],
  [(client) => client.analytics.averageEpisodes(compared), analytics.averageEpisodes, { query: compared }],
  [
    (client) => client.analytics.devices({ ...days, show_id: '7' }),
    analytics.devices,
    { query: { ...days, show_id: '7' } },
  ],
  [
    (client) => client.analytics.explain({ ...days, episode_id: 7 }),
    analytics.explain,
    { query: { ...days, episode_id: 7 } },
  ],
  [
    (client) => client.analytics.retention({ episode_id: 7 }),
    analytics.retention,
    { query: { episode_id: 7 } },
  ],
  [(client) => client.analytics.methodology(), analytics.methodology],
  [(client) => client.analytics.recountPreview(), analytics.recountPreview],
  [(client) => client.analytics.recount(), analytics.recount],
  [(client) => client.stationImports.start({ bytes: 9 }), stationImports.start, { body: { bytes: 9 } }],
  [(client) => client.stationImports.list(), stationImports.list],
  [(client) => client.stationImports.get(guid), stationImports.get, { params: { guid } }],
  [(client) => client.stationImports.apply(guid), stationImports.apply, { params: { guid } }],
  [(client) => client.stationImports.remove(guid), stationImports.remove, { params: { guid } }],
  [(client) => client.stationImports.addresses(guid), stationImports.addresses, { params: { guid } }],
  [(client) => client.stationExports.start(), stationExports.start, { body: {} }],
  [
    (client) => client.stationExports.start({ includes_media: false }),
    stationExports.start,
    { body: { includes_media: false } },
  ],
  [(client) => client.stationExports.estimate(), stationExports.estimate],
  [(client) => client.stationExports.list(), stationExports.list],
  [(client) => client.stationExports.get(guid), stationExports.get, { params: { guid } }],
  [(client) => client.stationExports.remove(guid), stationExports.remove, { params: { guid } }],
  [(client) => client.stationExports.download(guid), stationExports.file, { params: { guid } }],
  [(client) => client.episodes.counts(), episodes.counts, { query: {} }],
  [
    (client) => client.episodes.counts({ show_id: 7, search: 'tide' }),
    episodes.counts,
    { query: { show_id: 7, search: 'tide' } },
  ],
  [(client) => client.episodes.peaks([7, 8], 32), episodes.peaks, { query: { ids: '7,8', points: 32 } }],
  [(client) => client.episodes.failVideo(7), episodes.failVideo, { params: { id: 7 } }],
  [(client) => client.feeds.get(7), feeds.get, { params: { id: 7 } }],
  [
    (client) => client.feeds.check('https://a.example/feed'),
    feeds.check,
    { body: { url: 'https://a.example/feed' } },
  ],
  [
    (client) =>
      client.episodes.check({ show: '/wxyz/api/v1/show/4/', social_media_connections: [7], duration: 60 }),
    episodes.check,
    { body: { show: '/wxyz/api/v1/show/4/', social_media_connections: [7], duration: 60 } },
  ],
  [
    (client) => client.feeds.count(7, filter),
    feeds.count,
    { body: { connection_id: 7, feed_filter: filter } },
  ],
  [(client) => client.feeds.listSubscriptions(7), feeds.listSubscriptions, { params: { id: 7 } }],
  [
    (client) => client.feeds.addSubscription(7, 'Maria'),
    feeds.addSubscription,
    { params: { id: 7 }, body: { name: 'Maria' } },
  ],
  [
    (client) => client.feeds.revokeSubscription(7, 12),
    feeds.revokeSubscription,
    { params: { id: 7, subscription: 12 } },
  ],
  [(client) => client.images.crop(crop), images.crop, { body: crop }],
  [(client) => client.images.keepLicensed(image), images.keepLicensed, { body: image }],
  [
    (client) =>
      client.imports.start(
        { url: 'https://a.example/rss', show_id: 7, social_media_connections: [3] },
        station,
      ),
    imports.start,
    {
      body: {
        url: 'https://a.example/rss',
        show_id: 7,
        social_media_connections: [3],
        bitrate: 128,
        station: 'wxyz fm',
        job_type: 'podcast_import',
      },
    },
  ],
  [
    (client) => client.feeds.publish([3, 4], station),
    imports.start,
    { body: { rss_smcs: [3, 4], station: 'wxyz fm', job_type: 'static_rss' } },
  ],
  [(client) => client.imports.list(), imports.list],
  [(client) => client.imports.get(7), imports.get, { params: { id: 7 } }],
  [(client) => client.imports.retry(7), imports.retry, { params: { id: 7 } }],
  [
    (client) =>
      client.imports.plan({ url: 'https://a.example/rss', show_id: 7, social_media_connections: [3] }),
    imports.plan,
    {
      body: { url: 'https://a.example/rss', show_id: 7, social_media_connections: [3] },
    },
  ],
  [
    (client) => client.imports.apply(7, { items: [1], show_fields: [] }),
    imports.apply,
    { params: { id: 7 }, body: { items: [1], show_fields: [] } },
  ],
  [(client) => client.imports.report(7), imports.report, { params: { id: 7 } }],
  [(client) => client.imports.cancel(7), imports.cancel, { params: { id: 7 } }],
  [(client) => client.stations.list(), stations.list],
  [
    (client) => client.stations.list({ search: 'lake', limit: 0 }),
    stations.list,
    { query: { search: 'lake', limit: 0 } },
  ],
  [(client) => client.stations.get(7), stations.get, { params: { id: 7 } }],
  [(client) => client.stations.create(newStation), stations.create, { body: newStation }],
  [
    (client) => client.stations.previewChange(7, change),
    stations.previewChange,
    { params: { id: 7 }, body: change },
  ],
  [(client) => client.stations.update(7, change), stations.update, { params: { id: 7 }, body: change }],
  [(client) => client.stations.archive(7), stations.archive, { params: { id: 7 } }],
  [(client) => client.stations.restore(7), stations.restore, { params: { id: 7 } }],
  [
    (client) => client.stations.delete(7, 'lake-fm'),
    stations.delete,
    { params: { id: 7 }, query: { confirm: 'lake-fm' } },
  ],
  [(client) => client.stations.company(), stations.company],
  [
    (client) => client.stations.updateCompany({ name: 'Lake' }),
    stations.updateCompany,
    { body: { name: 'Lake' } },
  ],
  [(client) => client.stations.removeDemo(), stations.removeDemo],
  [(client) => client.licences.list(), licences.list],
  [(client) => client.licences.assign(licence), licences.assign, { body: licence }],
  [
    (client) => client.licences.assign(licence, { station: 'abcd' }),
    licences.assign,
    { params: { station: 'abcd' }, body: licence },
  ],
  [(client) => client.licences.remove(7), licences.remove, { params: { id: 7 } }],
  [
    (client) => client.licences.remove(7, { station: 'abcd' }),
    licences.remove,
    { params: { station: 'abcd', id: 7 } },
  ],
  [(client) => client.logger.get(), logger.get],
  [(client) => client.logger.update({ active: true }), logger.update, { body: { active: true } }],
  [(client) => client.logger.recording(), logger.recording],
  [(client) => client.logger.gaps(range.start, range.end), logger.gaps, { query: range }],
  [(client) => client.logger.fallbacks(range.start, range.end), logger.fallbacks, { query: range }],
  [(client) => client.logger.copy(range.start, range.end), logger.copy, { body: range }],
  [(client) => client.logger.silences(range.start, range.end), logger.silences, { query: range }],
  [(client) => client.logger.repeats(range.start, range.end), logger.repeats, { query: range }],
  [
    (client) => client.logger.peaks(range.start, range.end, 500),
    logger.peaks,
    { query: { ...range, points: 500 } },
  ],
  [
    (client) => client.schedules.delete(7),
    schedules.update,
    { params: { id: 7 }, body: { active: 0, capture_id: 7 } },
  ],
  [(client) => client.schedules.runs(), schedules.runs],
  [(client) => client.schedules.runAgain(7), schedules.runAgain, { params: { id: 7 } }],
  [(client) => client.schedules.preview(slot), schedules.preview, { body: slot }],
  [
    (client) => client.schedules.deleteHoliday(7),
    schedules.updateHoliday,
    { params: { id: 7 }, body: { active: 0 } },
  ],
  [
    (client) => client.sessions.requestPasswordReset('ana'),
    sessions.requestPasswordReset,
    { body: { name: 'ana' } },
  ],
  [(client) => client.settings.installation(), settings.installation],
  [(client) => client.tags.usage(), tags.usage],
  [(client) => client.transcripts.ofEvent(7), transcripts.ofEvent, { params: { id: 7 } }],
  [
    (client) => client.transcripts.importForEvent(7, captions),
    transcripts.importForEvent,
    { params: { id: 7 }, body: captions },
  ],
  [
    (client) => client.transcripts.eventFile(7, 'vtt'),
    transcripts.eventFile,
    { params: { id: 7, format: 'vtt' } },
  ],
  [(client) => client.transcripts.transcribe(7), transcripts.transcribe, { params: { id: 7 } }],
  [
    (client) => client.transcripts.cancelTranscription(7),
    transcripts.cancelTranscription,
    { params: { id: 7 } },
  ],
  [(client) => client.transcripts.ofEpisode(7), transcripts.ofEpisode, { params: { id: 7 } }],
  [
    (client) => client.transcripts.importForEpisode(7, captions),
    transcripts.importForEpisode,
    { params: { id: 7 }, body: captions },
  ],
  [
    (client) => client.transcripts.episodeFile(7, 'srt'),
    transcripts.episodeFile,
    { params: { id: 7, format: 'srt' } },
  ],
  [(client) => client.transcripts.nameSpeaker(voice), transcripts.nameSpeaker, { body: voice }],
  [(client) => client.transcripts.settings(7), transcripts.settings, { params: { id: 7 } }],
  [
    (client) => client.transcripts.setSettings(7, { automatic: true }),
    transcripts.setSettings,
    { params: { id: 7 }, body: { automatic: true } },
  ],
  [
    (client) => client.transcripts.published(7, 'json'),
    transcripts.published,
    { params: { id: 7, format: 'json' } },
  ],
  [(client) => client.transcripts.search({ q: 'ferry' }), transcripts.search, { query: { q: 'ferry' } }],
  [(client) => client.uploads.unfinished(), uploads.unfinished],
  [(client) => client.users.create(user), users.create, { body: user }],
  [(client) => client.users.save({ ...user, id: 7 }), users.save, { body: { ...user, id: 7 } }],
  [
    (client) => client.widgets.get({ zone: 7, page: 2, limit: 10 }),
    widgets.get,
    { query: { zone: 7, page: 2, limit: 10 } },
  ],
  [
    (client) => client.episodes.each({ show_id: 7 }).next(),
    episodes.list,
    { query: { show_id: 7, limit: 100, page: 1 } },
  ],
  [
    (client) => client.episodes.each({ limit: 5, page: 3 }).next(),
    episodes.list,
    { query: { limit: 5, page: 3 } },
  ],
  [
    (client) => client.audioEvents.each({ startTime: 7 }).next(),
    audioEvents.list,
    { query: { id__gte: 7000, limit: 100, offset: 0 } },
  ],
  [(client) => client.uploads.cancel(guid), uploads.cancel, { params: { uuid: guid } }],
];

describe('createClient', () => {
  it.each(calls.map(([call, operation, input = {}]) => [operation.id, input, call, operation] as const))(
    'sends %s with %j',
    async (_id, input, call, operation) => {
      const { client, sent } = await sentBy(call);
      const { method, url, body } = client.transport.requestOf(operation, input);
      expect(sent).toEqual([{ method, url, body }]);
    },
  );
});
