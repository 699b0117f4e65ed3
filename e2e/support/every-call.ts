import type { PostKitClient } from '@postkit/sdk';
import type { Property } from './property.ts';

const days = { start_date: '2026-11-01', end_date: '2026-11-30' };
/** Croppings of a whole image of 40 × 40 pixels. */
export const whole = { left: 0, top: 0, right: 40, bottom: 40 };

/** Every call that names a resource of the property by its id, made by a client; `slug` is the station that owns it. */
export function everyCall(
  client: PostKitClient,
  property: Property & { runId: number },
  slug: string,
): Record<string, () => Promise<unknown>> {
  const {
    show,
    connection,
    tag,
    group,
    schedule,
    holiday,
    image,
    logged,
    uploaded,
    uploadId,
    draft,
    episode,
    bulkDownload,
  } = property;
  return {
    'analytics.retention': () => client.analytics.retention({ episode_id: episode.playlist_id }),
    'shows.get': () => client.shows.get(show.id),
    'shows.update': () => client.shows.update(show.id, { title: 'Taken' }),
    'connections.get': () => client.connections.get(connection.id),
    'connections.update': () => client.connections.update(connection.id, { title: 'Taken' }),
    'connections.delete': () => client.connections.delete(connection.id),
    'tags.rename': () => client.tags.rename(tag.id, 'Taken'),
    'tags.delete': () => client.tags.delete(tag.id),
    'categories.update': () => client.categories.update(group.id, { name: 'Taken' }),
    'categories.delete': () => client.categories.delete(group.id),
    'schedules.update': () => client.schedules.update(schedule.id, { title: 'Taken' }),
    'schedules.delete': () => client.schedules.delete(schedule.id),
    'schedules.runAgain': () => client.schedules.runAgain(property.runId),
    'schedules.preview': () => client.schedules.preview({ ...schedule, date: '2026-11-02' }),
    'schedules.updateHoliday': () => client.schedules.updateHoliday(holiday.id, { last_day: '2026-12-31' }),
    'schedules.deleteHoliday': () => client.schedules.deleteHoliday(holiday.id),
    'images.crop': () => client.images.crop({ image: image.location, croppings: whole, square: true }),
    'audioEvents.get': () => client.audioEvents.get(logged.id),
    'audioEvents.get of an upload': () => client.audioEvents.get(uploaded.id),
    'audioEvents.clone': () => client.audioEvents.clone(logged.id),
    'audioEvents.edit': () => client.audioEvents.edit(logged.id),
    'audioEvents.merge': () => client.audioEvents.merge([logged.id, uploaded.id]),
    'audioEvents.updateCart': () => client.audioEvents.updateCart(uploaded.cart.id, { title: 'Taken' }),
    'audioEvents.peaks': () => client.audioEvents.peaks(logged.id),
    'audioEvents.airedOf': () => client.audioEvents.airedOf([logged.id]),
    'audioEvents.peaksOf': () => client.audioEvents.peaksOf([logged.id], { points: 10 }),
    'uploads.progress': () => client.uploads.progress(uploadId),
    'uploads.cancel': () => client.uploads.cancel(uploadId),
    'uploads.eventProgress': () => client.uploads.eventProgress(slug, uploaded.id),
    'episodes.get': () => client.episodes.get(draft.playlist_id),
    'episodes.update': () =>
      client.episodes.update(draft.playlist_id, { name: 'Taken', version: draft.version }),
    'episodes.delete': () => client.episodes.delete(draft.playlist_id),
    'episodes.setUnpublished': () => client.episodes.setUnpublished([episode.playlist_id], true),
    'episodes.connections': () => client.episodes.connections(episode.playlist_id),
    'episodes.unpost': () => client.episodes.unpost(episode.playlist_id, [property.feed.id]),
    'episodes.advancedVideo': () => client.episodes.advancedVideo(episode.playlist_id),
    'episodes.download': () => client.episodes.download(episode.playlist_id),
    'bulkDownloads.get': () => client.bulkDownloads.get(bulkDownload.guid),
    'bulkDownloads.download': () => client.bulkDownloads.download(bulkDownload.guid),
    'bulkDownloads.remove': () => client.bulkDownloads.remove(bulkDownload.guid),
    'stationExports.get': () => client.stationExports.get(property.stationExport.guid),
    'stationExports.download': () => client.stationExports.download(property.stationExport.guid),
    'stationExports.remove': () => client.stationExports.remove(property.stationExport.guid),
    'licences.assign': () => client.licences.assign({ user_id: property.person.id, licence: 'podcast' }),
    'licences.remove': () => client.licences.remove(property.person.id),
    'users.save': () => client.users.save({ ...property.person, first_name: 'Taken', stations: [] }),
  };
}

/** Every call of a client that names no single resource; `mark` is a text to search for. */
export function everyList(
  client: PostKitClient,
  slug: string,
  mark: string,
): Record<string, () => Promise<unknown>> {
  return {
    'settings.get': () => client.settings.get(),
    'shows.list': () => client.shows.list(),
    'connections.list': () => client.connections.list(),
    'tags.list': () => client.tags.list(),
    'tags.usage': () => client.tags.usage(),
    'categories.list': () => client.categories.list(),
    'schedules.list': () => client.schedules.list(),
    'schedules.runs': () => client.schedules.runs(),
    'audioEvents.list': () => client.audioEvents.list({ limit: 0 }),
    'audioEvents.list by search': () => client.audioEvents.list({ limit: 0, search: mark }),
    'episodes.list': () => client.episodes.list({ limit: 10_000 }),
    'episodes.list by search': () => client.episodes.list({ type: 'draft', search: mark }),
    'episodes.counts': () => client.episodes.counts(),
    'episodes.peaks': () => client.episodes.peaks([1, 2, 3]),
    'analytics.averageEpisodes': () => client.analytics.averageEpisodes({ ...days, show_id: '1,2' }),
    'analytics.devices': () => client.analytics.devices(days),
    'analytics.explain': () => client.analytics.explain(days),
    'analytics.episodeDownloads': () => client.analytics.episodeDownloads([1, 2, 3]),
    'bulkDownloads.list': () => client.bulkDownloads.list(),
    'stationExports.list': () => client.stationExports.list(),
    'stationExports.estimate': () => client.stationExports.estimate(),
    'logger.get': () => client.logger.get(),
    'uploads.unfinished': () => client.uploads.unfinished(),
    'users.list': () => client.users.list(),
    'licences.list': () => client.licences.list(),
    'webhooks.list': () => client.webhooks.list(),
    'campaigns.list': () => client.campaigns.list(),
    'audit.list': () => client.audit.list(),
    'analytics.shows': () => client.analytics.shows({ ...days, station_names: slug }),
    'analytics.total': () => client.analytics.total({ ...days, station_names: slug }),
    'analytics.countries': () => client.analytics.countries({ ...days, station_names: slug }),
    'analytics.platforms': () => client.analytics.platforms({ ...days, station_names: slug }),
    'analytics.showsCsv': () => client.analytics.showsCsv({ ...days, station_names: slug }),
    'analytics.showTrends': () => client.analytics.showTrends(days),
    'analytics.episodeNames': () =>
      client.analytics.episodeNames([{ station: slug, min: 0, max: 9_999_999 }]),
    'analytics.showNames': () => client.analytics.showNames(),
    'logger, by time': () =>
      Promise.all([
        client.logger.gaps(1, 60),
        client.logger.fallbacks(1, 60),
        client.logger.peaks(1, 60, 10),
        client.logger.silences(1, 60),
        client.logger.repeats(1, 60),
      ]),
  };
}
