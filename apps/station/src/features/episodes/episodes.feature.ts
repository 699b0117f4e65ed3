import type { ConnectionType } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { Images } from '../images/index.ts';
import {
  createAudioVersionKeeper,
  createAudioVersions,
  registerAudioVersionRoutes,
} from './audio-versions/index.ts';
import {
  createEpisodeChanges,
  createEpisodeFollowers,
  type EpisodeFollowers,
} from './episode-changes.service.ts';
import { onlyInFeed } from './episode-errors.ts';
import { createEpisodeIngestion } from './episode-ingestion.service.ts';
import { deleteEpisodeDestinations } from './episode-links.repository.ts';
import { createEpisodeMedia, type EpisodeMedia } from './episode-media.service.ts';
import { createEpisodePeaks } from './episode-peaks.service.ts';
import { createEpisodePublisher } from './episode-publisher.service.ts';
import { createEpisodePublishing, type EpisodePublishing } from './episode-publishing.service.ts';
import { createEpisodeReader } from './episode-reader.service.ts';
import type { ReferenceDeps } from './episode-references.ts';
import { createEpisodeStore, type EpisodeStore } from './episode-store.service.ts';
import { createEpisodeWithdrawer } from './episode-withdrawer.service.ts';
import { registerEpisodeRoutes } from './episodes.routes.ts';
import { createId3Files } from './id3/index.ts';
import type { FindListenerFeed } from './listener-access.ts';
import type { FindPlatformAddresses } from './platform-addresses.ts';
import { createPublishedEpisodes, type PublishedEpisodes } from './published-episodes.service.ts';
import {
  createAudioInsertsSlot,
  createRenderJobs,
  createRenditionFiles,
  createServedAudioListeners,
  createRenditionRemoval,
  registerRenditionRoutes,
  renditionBytes,
} from './renditions/index.ts';
import { createEpisodeRights, registerEpisodeRights } from './rights/index.ts';
import { createSaveEpisode } from './save-episode.ts';
import { countOnlyAt } from './subscriber-episodes.repository.ts';
import { createTimelineDownloads, registerTimelineDownloadRoutes } from './timeline-downloads/index.ts';
import { registerTimelineLevels } from './timeline-levels/index.ts';
import {
  createAdvancedVideos,
  createVideoJobs,
  createVideoRemoval,
  createVideos,
  defineVideoHeights,
  registerVideoRoutes,
} from './videos/index.ts';

export interface EpisodeDeps extends ReferenceDeps {
  readonly categories: Categories;
  readonly accounts: Accounts;
  readonly drafts: Drafts;
  readonly images: Images;
  readonly platformAddressesOf: FindPlatformAddresses;
  readonly canWithdraw: (type: ConnectionType) => boolean;
  readonly takesVideo: (type: ConnectionType) => boolean;
  /** The private feed that the token of a listener opens. */
  readonly listenerFeed: FindListenerFeed;
}

/** The doors of the episodes. A feature names those that it uses. */
export interface Episodes {
  readonly store: EpisodeStore;
  readonly media: EpisodeMedia;
  readonly publishing: EpisodePublishing;
  readonly published: PublishedEpisodes;
}

export function createEpisodes(context: StationContext, deps: EpisodeDeps): Episodes & Feature {
  const { accounts } = deps;
  const followers = createFollowers(deps);
  const videoRemoval = createVideoRemoval(context);
  const videoJobs = createVideoJobs(context, { ...deps, removal: videoRemoval, followers });
  const videos = createVideos(context, { ...deps, videoJobs, removal: videoRemoval });
  const changes = createEpisodeChanges(context, { ...deps, videos, followers });
  const id3 = createId3Files(context, { ...deps, followers });
  const publisher = createEpisodePublisher(context, { accounts, changes });
  const removal = createRenditionRemoval(context);
  const versions = createAudioVersionKeeper(context, { ...deps, removal });
  const render = createRenderJobs(context, { ...deps, changes, removal, id3, versions });
  const rights = createEpisodeRights(context, deps);
  const parts = { ...deps, followers, videoJobs, changes, id3, publisher, versions, render, rights };

  const writer = createSaveEpisode(context, parts);
  const withdrawer = createEpisodeWithdrawer(context, parts);
  const audioVersions = createAudioVersions(context, parts);
  const reader = createEpisodeReader(context, parts);
  const peaks = createEpisodePeaks(context, deps);
  const files = createRenditionFiles(context);
  const served = createServedAudioListeners();
  const inserts = createAudioInsertsSlot();
  const ingestion = createEpisodeIngestion(context);
  const downloads = createTimelineDownloads(context, deps);

  const store = createEpisodeStore(context, { ...parts, reader });
  const media = createEpisodeMedia(context, { ...parts, audioVersions, files, inserts, peaks, served });
  const publishing = createEpisodePublishing(context, { ...parts, ingestion, withdrawer, writer });
  const published = createPublishedEpisodes(context, deps);

  context.quota.include('renditions', (tables, stationId) =>
    renditionBytes(tables, stationId, context.clock.seconds()),
  );
  deps.destinations.onDelete(leaveDestination);
  deps.destinations.onPrivacyChanged(id3.followPrivacy);
  return {
    store,
    media,
    publishing,
    published,
    start: defineVideoHeights(context, { accounts, followers }),
    routes() {
      registerEpisodeRoutes(context, { ...deps, withdrawer, reader, peaks, store, writer });
      registerRenditionRoutes(context, {
        accounts,
        files,
        ...published,
        onServed: served.report,
        inserts: inserts.of,
      });
      registerAudioVersionRoutes(context, { accounts, reader }, audioVersions);
      registerTimelineDownloadRoutes(context, { accounts, downloads });
      registerTimelineLevels(context, deps);
      registerEpisodeRights(context, {
        ...deps,
        rights,
        isEpisode: async (station, id) => (await store.get(station, id)) !== null,
      });
      registerVideoRoutes(context, {
        accounts,
        ...published,
        advancedVideos: createAdvancedVideos(context, videoRemoval),
      });
    },
  };
}

/** The followers of episodes; drafts of deleted episodes are the first. */
function createFollowers({ accounts, drafts, tags }: EpisodeDeps): EpisodeFollowers {
  const followers = createEpisodeFollowers();
  followers.onChanged(async (transaction, station, { id, deleted_at }) => {
    if (deleted_at !== null) await drafts.orphan(transaction, station, id);
  });
  tags.onChange(async (transaction, stationId, tagId) => {
    const station = accounts.stationById(stationId);
    if (station) await followers.tagChanged(transaction, station, tagId);
  });
  return followers;
}

/** @throws episodes.only-in-feed if a private feed alone has episodes, which would be public without it */
async function leaveDestination(
  transaction: Transaction,
  _stationId: number,
  destinationId: number,
): Promise<void> {
  const count = await countOnlyAt(transaction, destinationId);
  if (count > 0) throw onlyInFeed(count);
  await deleteEpisodeDestinations(transaction, destinationId);
}
