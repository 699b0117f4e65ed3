import type { CallOptions } from '../core/call-input.ts';
import { overPages } from '../core/paging.ts';
import type { Transport } from '../core/transport.ts';
import { episodeOperations } from '../schema/episodes/wire-operations.ts';
import type {
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

export class EpisodesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** One page of episodes. */
  list(query: EpisodeListQuery = {}, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.list, { ...options, query });
  }

  /** Every matching episode; the loop loads page after page. */
  each(query: EpisodeListQuery = {}, options: CallOptions = {}): AsyncGenerator<EpisodeSummary, void> {
    return overPages((page) => this.list({ ...query, ...page }, options), query);
  }

  /** Number of matching episodes by status. */
  counts(query: EpisodeCountsQuery = {}, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.counts, { ...options, query });
  }

  /** Coarse waveforms of up to 100 episodes, each of `points` levels (64 if left out). */
  peaks(ids: readonly number[], points?: number, options: CallOptions = {}) {
    const query = { ids: ids.join(','), ...(points === undefined ? {} : { points }) };
    return this.#transport.call(episodeOperations.peaks, { ...options, query });
  }

  /** Levels of an unsaved timeline. Their `status` is `measuring` while older audio is measured: ask again then. */
  timelineLevels(timeline: TimelineLevelsInput, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.timelineLevels, { ...options, body: timeline });
  }

  /** The events of a timeline that its categories leave out of a published episode, and those that must be accepted. */
  timelineRights(timeline: TimelineRightsInput, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.timelineRights, { ...options, body: timeline });
  }

  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.get, { ...options, params: { id } });
  }

  /**
   * Creates an episode: a draft unless `draft` is false, scheduled with `delay_post_until`.
   * @throws HttpError 400 naming `accept_rights` if it would publish events that must be accepted
   */
  create(fields: EpisodeInput, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.create, { ...options, body: fields });
  }

  /**
   * Changes an episode.
   * @throws HttpError 409 if another user saved it since `version`; 400 as `create`
   */
  update(id: number, changes: EpisodeUpdate, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes an unpublished episode.
   * @throws HttpError 409 for any other
   */
  delete(id: number, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.delete, { ...options, params: { id } });
  }

  /** Unpublishes episodes, or publishes them again. */
  setUnpublished(ids: readonly number[], unpublished: boolean, options: CallOptions = {}) {
    const body = ids.map((id) => ({ playlist_id: id, unpublished }));
    return this.#transport.call(episodeOperations.setPlaylists, { ...options, body });
  }

  /** Destinations that the episode is published to. */
  connections(id: number, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.connections, { ...options, params: { id } });
  }

  /** Removes the episode from destinations. */
  unpost(id: number, connectionIds: readonly number[], options: CallOptions = {}) {
    const body = { social_media_connections: [...connectionIds] };
    return this.#transport.call(episodeOperations.unpost, { ...options, params: { id }, body });
  }

  /** The episode's audio as a response with an unread body. */
  download(id: number, format: MediaFormat = 'mp3', options: CallOptions = {}) {
    return this.#transport.open(episodeOperations.download, { ...options, params: { id, format } });
  }

  /** Address of the episode's audio for a browser to open. */
  downloadAddress(id: number, format: MediaFormat = 'mp3', options?: { withKey?: boolean }): string {
    return this.#transport.addressOf(episodeOperations.download, { params: { id, format } }, options);
  }

  /** Address of an episode's video for a browser to open; `file` is its name, such as `WXYZ-128-101.mp4`. */
  videoAddress(file: string, options?: { withKey?: boolean }): string {
    return this.#transport.addressOf(episodeOperations.video, { params: { file } }, options);
  }

  /**
   * Address of the advanced video editor for an episode.
   * @throws HttpError 409 if the installation has no editor
   */
  advancedVideo(id: number, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.advancedVideo, { ...options, query: { playlist_id: id } });
  }

  /** Uploads the finished advanced video of an episode, an mp4. For the video editor. */
  deliverVideo(id: number, file: Blob, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.deliverVideo, { ...options, params: { id }, form: { file } });
  }

  /** Reports that the advanced video of an episode failed. An existing video stays. For the video editor. */
  failVideo(id: number, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.failVideo, { ...options, params: { id } });
  }

  /** Starts rendering an unsaved timeline. The live event `playlist_download_ready` announces the file. */
  cache(fields: PlaylistCacheInput, options: CallOptions = {}) {
    return this.#transport.call(episodeOperations.cache, { ...options, body: fields });
  }
}
