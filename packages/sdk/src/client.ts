import { HttpError } from './core/errors.ts';
import { createTransport } from './core/transport.ts';
import type { Contract, Transport, TransportContext, TransportOptions } from './core/transport.ts';
import { createLiveChannel } from './live/live-channel.ts';
import type { LiveChannel } from './live/live-channel.ts';
import type { LiveSchemas } from './live/live-schemas.ts';
import type { LiveState } from './live/live-state.ts';
import { AnalyticsResource } from './resources/analytics.ts';
import { ApiKeysResource } from './resources/api-keys.ts';
import { AudioEventsResource } from './resources/audio-events.ts';
import { AudioVersionsResource } from './resources/audio-versions.ts';
import { AuditResource } from './resources/audit.ts';
import { BulkDownloadsResource } from './resources/bulk-downloads.ts';
import { CampaignsResource } from './resources/campaigns.ts';
import { CategoriesResource } from './resources/categories.ts';
import { ConnectionsResource } from './resources/connections.ts';
import { DeliveriesResource } from './resources/deliveries.ts';
import { DraftsResource } from './resources/drafts.ts';
import { EmbedsResource } from './resources/embeds.ts';
import { EpisodesResource } from './resources/episodes.ts';
import { EvidenceResource } from './resources/evidence.ts';
import { FeedsResource } from './resources/feeds.ts';
import { ImagesResource } from './resources/images.ts';
import { ImportsResource } from './resources/imports.ts';
import { LicencesResource } from './resources/licences.ts';
import { LoggerResource } from './resources/logger.ts';
import { PlayoutResource } from './resources/playout.ts';
import { ProgrammesResource } from './resources/programmes.ts';
import { PublicSiteResource } from './resources/public-site.ts';
import { SchedulesResource } from './resources/schedules.ts';
import { SecondFactorsResource } from './resources/second-factors.ts';
import { SessionsResource } from './resources/sessions.ts';
import { SettingsResource } from './resources/settings.ts';
import { ShareClipsResource } from './resources/share-clips.ts';
import { ShowsResource } from './resources/shows.ts';
import { SlotLinksResource } from './resources/slot-links.ts';
import { StationExportsResource } from './resources/station-exports.ts';
import { StationImportsResource } from './resources/station-imports.ts';
import { StationsResource } from './resources/stations.ts';
import { TagsResource } from './resources/tags.ts';
import { TodayResource } from './resources/today.ts';
import { TranscriptsResource } from './resources/transcripts.ts';
import { UploadsResource } from './resources/uploads.ts';
import { UsersResource } from './resources/users.ts';
import { WebhooksResource } from './resources/webhooks.ts';
import { WidgetsResource } from './resources/widgets.ts';
import { liveEventNames } from './schema/live/live-event-names.ts';
import { liveOperations } from './schema/live/wire-operations.ts';
import type { LiveEvents } from './schema/live/wire-types.ts';

export interface ClientOptions extends TransportOptions {
  readonly validate?: (Contract & { readonly liveEvents?: LiveSchemas<LiveEvents> }) | undefined;
  /** Called when the live channel opens, disconnects or waits to reconnect. */
  readonly onLiveState?: ((state: LiveState) => void) | undefined;
}

/** The operations of the API by domain, and the live channel of the station. */
export interface PostKitClient {
  readonly sessions: SessionsResource;
  readonly apiKeys: ApiKeysResource;
  readonly secondFactors: SecondFactorsResource;
  readonly settings: SettingsResource;
  readonly shows: ShowsResource;
  readonly episodes: EpisodesResource;
  readonly bulkDownloads: BulkDownloadsResource;
  readonly evidence: EvidenceResource;
  readonly stationExports: StationExportsResource;
  readonly stationImports: StationImportsResource;
  readonly shareClips: ShareClipsResource;
  readonly slotLinks: SlotLinksResource;
  readonly embeds: EmbedsResource;
  readonly campaigns: CampaignsResource;
  readonly playout: PlayoutResource;
  readonly programmes: ProgrammesResource;
  readonly drafts: DraftsResource;
  readonly audioVersions: AudioVersionsResource;
  readonly deliveries: DeliveriesResource;
  readonly audioEvents: AudioEventsResource;
  readonly transcripts: TranscriptsResource;
  readonly uploads: UploadsResource;
  readonly logger: LoggerResource;
  readonly connections: ConnectionsResource;
  readonly tags: TagsResource;
  readonly categories: CategoriesResource;
  readonly schedules: SchedulesResource;
  readonly images: ImagesResource;
  readonly feeds: FeedsResource;
  readonly imports: ImportsResource;
  readonly users: UsersResource;
  readonly licences: LicencesResource;
  readonly stations: StationsResource;
  readonly webhooks: WebhooksResource;
  readonly audit: AuditResource;
  readonly publicSite: PublicSiteResource;
  readonly widgets: WidgetsResource;
  readonly analytics: AnalyticsResource;
  readonly today: TodayResource;
  /** Call `open` to connect it. */
  readonly live: LiveChannel<LiveEvents>;
  /** Sends operations that no resource covers, including your own. */
  readonly transport: Transport;
  /**
   * Sets station, credentials or hosts for later calls. Absent members stay as they are.
   * @example
   * const { username, apikey: apiKey } = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * client.configure({ station: 'harbour-fm', credentials: { username, apiKey } });
   */
  configure(context: TransportContext): void;
}

/**
 * Creates a client of one station. It sends nothing until you call a method.
 * @example
 * const credentials = { username: 'ina@harbour.fm', apiKey: 'pk_…' };
 * const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', credentials });
 * for await (const episode of client.episodes.each({ type: 'published' })) console.log(episode.name);
 */
export function createClient(options: ClientOptions = {}): PostKitClient {
  const transport = createTransport(options);

  async function refuseLive(): Promise<void> {
    const { tokens } = transport;
    // The channel connects again with the new token.
    if (tokens?.tokens && (await tokens.renew(tokens.tokens.access_token).catch(() => true))) return;
    const answer = {
      operation: liveOperations.stream.id,
      status: 401,
      statusText: 'Unauthorized',
      body: undefined,
    };
    options.onUnauthorized?.(new HttpError(answer));
  }

  const live = createLiveChannel<LiveEvents>({
    request: () => {
      const params = { sessionId: transport.sessionId() };
      return transport.requestOf(liveOperations.stream, { params, query: { format: 'json' } });
    },
    ready: () => transport.ready(),
    names: liveEventNames,
    schemas: options.validate?.liveEvents,
    onStateChange: options.onLiveState,
    onUnauthorized: () => void refuseLive(),
    fetch: options.fetch,
    log: options.log,
    clock: options.clock,
  });
  return {
    sessions: new SessionsResource(transport),
    apiKeys: new ApiKeysResource(transport),
    secondFactors: new SecondFactorsResource(transport),
    settings: new SettingsResource(transport, (id) => live.startAfter(id)),
    shows: new ShowsResource(transport),
    episodes: new EpisodesResource(transport),
    bulkDownloads: new BulkDownloadsResource(transport),
    evidence: new EvidenceResource(transport),
    stationExports: new StationExportsResource(transport),
    stationImports: new StationImportsResource(transport),
    shareClips: new ShareClipsResource(transport),
    slotLinks: new SlotLinksResource(transport),
    embeds: new EmbedsResource(transport),
    campaigns: new CampaignsResource(transport),
    playout: new PlayoutResource(transport),
    programmes: new ProgrammesResource(transport),
    drafts: new DraftsResource(transport),
    audioVersions: new AudioVersionsResource(transport),
    deliveries: new DeliveriesResource(transport),
    audioEvents: new AudioEventsResource(transport),
    transcripts: new TranscriptsResource(transport),
    uploads: new UploadsResource(transport),
    logger: new LoggerResource(transport),
    connections: new ConnectionsResource(transport),
    tags: new TagsResource(transport),
    categories: new CategoriesResource(transport),
    schedules: new SchedulesResource(transport),
    images: new ImagesResource(transport),
    feeds: new FeedsResource(transport),
    imports: new ImportsResource(transport),
    users: new UsersResource(transport),
    licences: new LicencesResource(transport),
    stations: new StationsResource(transport),
    webhooks: new WebhooksResource(transport),
    audit: new AuditResource(transport),
    publicSite: new PublicSiteResource(transport),
    widgets: new WidgetsResource(transport),
    analytics: new AnalyticsResource(transport),
    today: new TodayResource(transport),
    live,
    transport,
    configure: (context) => transport.configure(context),
  };
}
