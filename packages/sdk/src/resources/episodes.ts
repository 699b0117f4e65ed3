import type { CallOptions } from '../core/call-input.ts';
import { overPages } from '../core/paging.ts';
import { Resource } from '../core/resource.ts';
import { episodeOperations } from '../schema/episodes/wire-operations.ts';
import type {
  EpisodeCheckInput,
  EpisodeCountsQuery,
  EpisodeInput,
  EpisodeListQuery,
  EpisodeSummary,
  EpisodeUpdate,
  MediaFormat,
  PlaylistCacheInput,
  TimelineLevelsInput,
  TimelineRightsInput,
} from '../schema/episodes/wire-types.ts';

/** Episodes: drafts, scheduled, published and unpublished ones. The wire calls them playlists. */
export class EpisodesResource extends Resource {
  /**
   * One page of episodes.
   * @example
   * const { playlists, total_count } = await client.episodes.list({ show_id: 7, type: 'published', limit: 10 });
   */
  list(query: EpisodeListQuery = {}, options: CallOptions = {}) {
    return this.call(episodeOperations.list, { ...options, query });
  }

  /**
   * Every matching episode; the loop loads page after page.
   * @example
   * for await (const { playlist_id, name } of client.episodes.each({ type: 'draft' })) console.log(playlist_id, name);
   */
  each(query: EpisodeListQuery = {}, options: CallOptions = {}): AsyncGenerator<EpisodeSummary, void> {
    return overPages((page) => this.list({ ...query, ...page }, options), query);
  }

  /**
   * Number of matching episodes by status.
   * @example
   * const { published, draft } = await client.episodes.counts({ show_id: 7 });
   */
  counts(query: EpisodeCountsQuery = {}, options: CallOptions = {}) {
    return this.call(episodeOperations.counts, { ...options, query });
  }

  /**
   * Coarse waveforms of up to 100 episodes, each of `points` levels (64 if left out).
   * @example
   * const { peaks } = await client.episodes.peaks([101, 102], 32);
   */
  peaks(ids: readonly number[], points?: number, options: CallOptions = {}) {
    const query = { ids: ids.join(','), ...(points === undefined ? {} : { points }) };
    return this.call(episodeOperations.peaks, { ...options, query });
  }

  /**
   * Levels of an unsaved timeline. Their `status` is `measuring` while older audio is measured: ask again then.
   * @example
   * const { resource_uri } = await client.audioEvents.get(1_795_694_400_000);
   * const { status, loudness, target } = await client.episodes.timelineLevels({ events: [resource_uri] });
   */
  timelineLevels(timeline: TimelineLevelsInput, options: CallOptions = {}) {
    return this.call(episodeOperations.timelineLevels, { ...options, body: timeline });
  }

  /**
   * Checks an unsaved episode against the rules of directories, for the public feeds that it will be in: findings about the
   * episode, then the errors of each feed. `field` names the field that corrects a finding.
   * @throws HttpError 400 if the station has no such show or destination
   * @example
   * const { resource_uri } = await client.shows.get(7);
   * const feeds = (await client.connections.list()).objects.filter(({ type }) => type === 'rss');
   * const { findings } = await client.episodes.check({
   *   show: resource_uri,
   *   social_media_connections: feeds.map(({ id }) => id),
   *   duration: 1800,
   *   name: 'Monday',
   *   episode_type: 'full',
   * });
   * for (const { level, message, field } of findings) console.log(level, message, field);
   */
  check(episode: EpisodeCheckInput, options: CallOptions = {}) {
    return this.call(episodeOperations.check, { ...options, body: episode });
  }

  /**
   * The events of a timeline that its categories leave out of a published episode, and those that must be accepted.
   * @example
   * const { resource_uri } = await client.audioEvents.get(1_795_694_400_000);
   * const { left_out, to_accept } = await client.episodes.timelineRights({ events: [resource_uri] });
   */
  timelineRights(timeline: TimelineRightsInput, options: CallOptions = {}) {
    return this.call(episodeOperations.timelineRights, { ...options, body: timeline });
  }

  /**
   * One episode.
   * @example
   * const { name, chapter_markers } = await client.episodes.get(101);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(episodeOperations.get, { ...options, params: { id } });
  }

  /**
   * Creates an episode: a draft unless `draft` is false, scheduled with `delay_post_until`.
   * @throws HttpError 400 naming `accept_rights` if it would publish events that must be accepted
   * @example
   * const { resource_uri } = await client.shows.get(7);
   * const draft = await client.episodes.create({ show: resource_uri, name: 'Tides', description: 'High water at noon.' });
   */
  create(fields: EpisodeInput, options: CallOptions = {}) {
    return this.call(episodeOperations.create, { ...options, body: fields });
  }

  /**
   * Changes an episode. A published one changes in place: it keeps its guid and its date, and listeners get the audio from before
   * until new audio is ready. Leave out `draft`, `unpublished` and `delay_post_until` for that; `draft: true` and a date in
   * `delay_post_until` take it out of feeds and players.
   * @throws HttpError 409 if another user saved it since `version`; 400 as `create`
   * @example
   * const { version } = await client.episodes.get(101);
   * await client.episodes.update(101, { name: 'Tides, part 1', version });
   */
  update(id: number, changes: EpisodeUpdate, options: CallOptions = {}) {
    return this.call(episodeOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes an unpublished episode.
   * @throws HttpError 409 for any other
   * @example
   * await client.episodes.setUnpublished([101], true);
   * await client.episodes.delete(101);
   */
  delete(id: number, options: CallOptions = {}) {
    return this.call(episodeOperations.delete, { ...options, params: { id } });
  }

  /**
   * Unpublishes episodes, or publishes them again.
   * @example
   * await client.episodes.setUnpublished([101, 102], true);
   */
  setUnpublished(ids: readonly number[], unpublished: boolean, options: CallOptions = {}) {
    const body = ids.map((id) => ({ playlist_id: id, unpublished }));
    return this.call(episodeOperations.setPlaylists, { ...options, body });
  }

  /**
   * Destinations that the episode is published to.
   * @example
   * const { social_media_connections } = await client.episodes.connections(101);
   * for (const { title, type } of social_media_connections) console.log(title, type);
   */
  connections(id: number, options: CallOptions = {}) {
    return this.call(episodeOperations.connections, { ...options, params: { id } });
  }

  /**
   * Removes the episode from destinations.
   * @example
   * await client.episodes.unpost(101, [3]);
   */
  unpost(id: number, connectionIds: readonly number[], options: CallOptions = {}) {
    const body = { social_media_connections: [...connectionIds] };
    return this.call(episodeOperations.unpost, { ...options, params: { id }, body });
  }

  /**
   * The episode's audio as a response with an unread body.
   * @example
   * const response = await client.episodes.download(101);
   * const bytes = await response.arrayBuffer();
   */
  download(id: number, format: MediaFormat = 'mp3', options: CallOptions = {}) {
    return this.transport.open(episodeOperations.download, { ...options, params: { id, format } });
  }

  /**
   * Address of the episode's audio for a browser to open.
   * @example
   * const address = client.episodes.downloadAddress(101, 'aac');
   */
  downloadAddress(id: number, format: MediaFormat = 'mp3', options?: { withKey?: boolean }): string {
    return this.transport.addressOf(episodeOperations.download, { params: { id, format } }, options);
  }

  /**
   * Address of an episode's video for a browser to open; `file` is its name, such as `WXYZ-128-101.mp4`.
   * @example
   * const address = client.episodes.videoAddress('WXYZ-128-101.mp4');
   */
  videoAddress(file: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(episodeOperations.video, { params: { file } }, options);
  }

  /**
   * Address of the published audio, as feeds name it. 404 until the episode is published, 410 after it was unpublished.
   * @example
   * const address = client.episodes.publicAudioAddress(101);
   */
  publicAudioAddress(id: number, format: MediaFormat = 'mp3'): string {
    return this.transport.addressOf(episodeOperations.media, { params: { id, format } });
  }

  /**
   * Address of the station's own video of a published episode, as feeds name it beside the audio. 404 without a video.
   * @example
   * const address = client.episodes.publicVideoAddress(101);
   */
  publicVideoAddress(id: number): string {
    return this.transport.addressOf(episodeOperations.publicVideo, { params: { id } });
  }

  /**
   * Address of the advanced video editor for an episode.
   * @throws HttpError 409 if the installation has no editor
   * @example
   * const { url, isCreated } = await client.episodes.advancedVideo(101);
   */
  advancedVideo(id: number, options: CallOptions = {}) {
    return this.call(episodeOperations.advancedVideo, { ...options, query: { playlist_id: id } });
  }

  /**
   * Uploads the finished advanced video of an episode, an mp4. For the video editor.
   * @example
   * const mp4 = await (await fetch('https://editor.example/finished.mp4')).blob();
   * await client.episodes.deliverVideo(101, mp4);
   */
  deliverVideo(id: number, file: Blob, options: CallOptions = {}) {
    return this.call(episodeOperations.deliverVideo, {
      ...options,
      params: { id },
      form: { file },
    });
  }

  /**
   * Reports that the advanced video of an episode failed. An existing video stays. For the video editor.
   * @example
   * await client.episodes.failVideo(101);
   */
  failVideo(id: number, options: CallOptions = {}) {
    return this.call(episodeOperations.failVideo, { ...options, params: { id } });
  }

  /**
   * Starts rendering an unsaved timeline. The live event `playlist_download_ready` announces the file.
   * @example
   * const { resource_uri } = await client.audioEvents.get(1_795_694_400_000);
   * const { job_id } = await client.episodes.cache({ name: 'Rough cut', events: [resource_uri], format: 'mp3' });
   */
  cache(fields: PlaylistCacheInput, options: CallOptions = {}) {
    return this.call(episodeOperations.cache, { ...options, body: fields });
  }
}
