import type { Feature, StationContext } from './context.ts';
import { createAccounts } from './features/accounts/index.ts';
import { type Analytics, createAnalytics } from './features/analytics/index.ts';
import { createArchiveUpkeep } from './features/archive/index.ts';
import { createAudioEvents } from './features/audio-events/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createAuthorizations } from './features/authorizations/index.ts';
import { createBulkDownloads } from './features/bulk-downloads/index.ts';
import { createCampaigns } from './features/campaigns/index.ts';
import { createCategories } from './features/categories/index.ts';
import {
  canWithdraw,
  createDeliveries,
  type Deliveries,
  fieldProblems,
  takesVideo,
} from './features/deliveries/index.ts';
import { createDestinations } from './features/destinations/index.ts';
import { createDrafts } from './features/drafts/index.ts';
import { createEmbeds } from './features/embeds/index.ts';
import { createEpisodes, type Episodes } from './features/episodes/index.ts';
import { createEvidence, createRemovalRecorder } from './features/evidence/index.ts';
import { createFeedSubscriptions } from './features/feed-subscriptions/index.ts';
import { createFeeds } from './features/feeds/index.ts';
import {
  createImages,
  createLicensedImages,
  type ImageLibrary,
  type Images,
} from './features/images/index.ts';
import { createImports } from './features/imports/index.ts';
import { createLimitedEvents, type LimitedEventDeps } from './features/limited-events/index.ts';
import { createLogger, switchOffLog } from './features/logger/index.ts';
import { createPasswordReset } from './features/password-reset/index.ts';
import { createPlayout, createPlayoutReports } from './features/playout/index.ts';
import { createProgrammes } from './features/programmes/index.ts';
import { createPublicPages } from './features/public-pages/index.ts';
import { createPublicSite } from './features/public-site/index.ts';
import { createSchedules } from './features/schedules/index.ts';
import { type AppVersion, createSettings, type DemoProgress } from './features/settings/index.ts';
import { createShareClips } from './features/share-clips/index.ts';
import { createShows, type Shows } from './features/shows/index.ts';
import { createSlotLinks } from './features/slot-links/index.ts';
import { createStationPreviews } from './features/station-changes/index.ts';
import { createStationExports, newestExports } from './features/station-exports/index.ts';
import { createStationImports } from './features/station-imports/index.ts';
import { createTags } from './features/tags/index.ts';
import { createToday } from './features/today/index.ts';
import { createTranscripts } from './features/transcripts/index.ts';
import { createUploads } from './features/uploads/index.ts';
import { createWebhooks } from './features/webhooks/index.ts';
import { createWidgets } from './features/widgets/index.ts';
import type { PasswordOptions } from './platform/passwords/create-passwords.ts';

export interface FeatureSettings {
  readonly version: AppVersion;
  /** Version of the player that the station serves; empty if it is not built. */
  readonly widgetVersion: string;
  readonly passwordOptions?: PasswordOptions | undefined;
  /** Creates the image library of an installation without a configured one; undefined for none. */
  readonly sampleLibrary?: ((images: Images) => ImageLibrary) | undefined;
  /** The share of a station's demo that is made, 0 to 100, or null; undefined for an installation without the demo. */
  readonly demoProgress?: DemoProgress | undefined;
}

export type Features = Awaited<ReturnType<typeof createFeatures>>;

/** Creates every feature, each with the ones that it uses; routes are registered later. */
export async function createFeatures(context: StationContext, options: FeatureSettings) {
  const { version, widgetVersion, passwordOptions, sampleLibrary, demoProgress = async () => null } = options;
  const accounts = await createAccounts(context, {
    passwordOptions,
    // Accounts are created before shows; when a password is set, both exist.
    shows: (): Shows => shows,
    isWithin: createLimitedEvents(context, (): LimitedEventDeps => ({ audioEvents, destinations, episodes })),
    outside: { newestExports, switchOffLog },
  });
  const tags = createTags(context, {
    accounts,
    // Tags are created before the features that use them; when this is called, all exist.
    showsByTag: (stationId): Promise<ReadonlyMap<number, number>> => shows.countsByTag(stationId),
    episodesByTag: (stationId): Promise<ReadonlyMap<number, number>> => episodes.store.countsByTag(stationId),
  });
  const categories = createCategories(context, { accounts });
  const images = createImages(context, { accounts });
  const licensedImages = createLicensedImages(context, {
    accounts,
    images,
    sample: sampleLibrary?.(images) ?? null,
  });
  const authorizations = await createAuthorizations(context, { accounts });
  const destinations = await createDestinations(context, {
    accounts,
    authorizations,
    images,
    problemsOf: (type, fields) => fieldProblems(type, fields, context.config.allowPrivateFetch),
    // Shows and their destinations use each other; when this is called, both exist.
    knownShows: (transaction, stationId, ids): Promise<number[]> => shows.known(transaction, stationId, ids),
  });
  const subscriptions = await createFeedSubscriptions(context, {
    accounts,
    destinations,
    downloads: (): Analytics => analytics,
  });
  const audioEvents = createAudioEvents(context, {
    accounts,
    categories,
    onFileRemoved: createRemovalRecorder(context, accounts),
  });
  const shows: Shows & Feature = createShows(context, {
    accounts,
    destinations,
    images,
    tags,
    bumpers: audioEvents,
  });
  const playout = await createPlayout(context, { accounts, audioEvents });
  const logger = await createLogger(context, { accounts, audioEvents, playout });
  const drafts = createDrafts(context, { accounts, audioEvents });
  const content = { accounts, audioEvents, categories, destinations, images, shows, tags };
  const episodes: Episodes & Feature = createEpisodes(context, {
    ...content,
    drafts,
    // Created after the episodes that it delivers.
    platformAddressesOf: (ids) => deliveries.platformAddressesOf(ids),
    canWithdraw,
    takesVideo,
    listenerFeed: subscriptions.feedOf,
  });
  const published = { ...content, episodes };
  const deliveries: Deliveries & Feature = createDeliveries(context, {
    ...published,
    authorizations,
    subscriptions,
  });
  const schedules = createSchedules(context, { ...published, logger });
  const transcripts = createTranscripts(context, { accounts, audioEvents, episodes, shows });
  const feeds = createFeeds(context, {
    ...published,
    transcripts,
    subscriptions,
    hubUrls: context.config.webSubHubs,
  });
  const analytics: Analytics = await createAnalytics(context, {
    accounts,
    episodes,
    shows,
    subscriptionOf: subscriptions.subscriptionOf,
  });
  const whole = { ...published, analytics, deliveries, feeds, logger, playout, schedules };
  return {
    accounts,
    passwordReset: createPasswordReset(context, { accounts }),
    settings: createSettings(context, { ...content, authorizations, licensedImages, version, demoProgress }),
    shows,
    tags,
    categories,
    authorizations,
    destinations,
    images,
    licensedImages,
    audioEvents,
    archive: createArchiveUpkeep(context),
    uploads: createUploads(context, { accounts, audioEvents }),
    logger,
    playout,
    evidence: await createEvidence(context, { accounts, audioEvents, logger }),
    episodes,
    bulkDownloads: createBulkDownloads(context, { accounts, episodes }),
    drafts,
    deliveries,
    schedules,
    transcripts,
    feeds,
    feedSubscriptions: subscriptions,
    analytics,
    ...(await createOutlets(context, { ...whole, subscriptions, transcripts, widgetVersion })),
  };
}

type OutletDeps = Omit<Parameters<typeof createWidgets>[1], 'embeds'> &
  Parameters<typeof createImports>[1] &
  Parameters<typeof createToday>[1] &
  Parameters<typeof createStationPreviews>[1] &
  Omit<Parameters<typeof createStationExports>[1], 'campaigns' | 'imports'> &
  Parameters<typeof createStationImports>[1] &
  Parameters<typeof createCampaigns>[1] &
  Parameters<typeof createEmbeds>[1] &
  Parameters<typeof createShareClips>[1] &
  Parameters<typeof createSlotLinks>[1] &
  Parameters<typeof createProgrammes>[1] &
  Parameters<typeof createPublicPages>[1] &
  Parameters<typeof createPublicSite>[1] &
  Parameters<typeof createWebhooks>[1];

/** The features that listeners, other sites and presenters see, and those that read all others. */
async function createOutlets(context: StationContext, deps: OutletDeps) {
  const imports = await createImports(context, deps);
  const embeds = createEmbeds(context, deps);
  const campaigns = createCampaigns(context, deps);
  return {
    imports,
    embeds,
    campaigns,
    widgets: createWidgets(context, { ...deps, embeds }),
    shareClips: createShareClips(context, deps),
    slotLinks: createSlotLinks(context, deps),
    programmes: createProgrammes(context, deps),
    publicPages: createPublicPages(context, deps),
    publicSite: createPublicSite(context, deps),
    webhooks: await createWebhooks(context, deps),
    audit: createAudit(context, deps.accounts),
    playoutReports: createPlayoutReports(context, deps),
    today: createToday(context, deps),
    stationPreviews: createStationPreviews(context, deps),
    stationExports: createStationExports(context, { ...deps, campaigns, imports }),
    stationImports: await createStationImports(context, deps),
  };
}
