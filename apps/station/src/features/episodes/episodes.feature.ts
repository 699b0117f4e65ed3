import type { ConnectionType } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
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
import { createEpisodeChanges } from './episode-changes.service.ts';
import { onlyInFeed } from './episode-errors.ts';
import { createEpisodeFollowers } from './episode-followers.ts';
import { createEpisodeIngestion } from './episode-ingestion.service.ts';
import { deleteEpisodeConnections } from './episode-links.repository.ts';
import { createEpisodePeaks } from './episode-peaks.service.ts';
import { createEpisodePublisher } from './episode-publisher.service.ts';
import { createEpisodeReader } from './episode-reader.service.ts';
import type { ReferenceDeps } from './episode-references.ts';
import { createEpisodeWithdrawer } from './episode-withdrawer.service.ts';
import { createEpisodeWriter } from './episode-writer.service.ts';
import { registerEpisodeRoutes } from './episodes.routes.ts';
import { createEpisodeService, type Episodes } from './episodes.service.ts';
import { createId3Files } from './id3/index.ts';
import type { FindListenerFeed } from './listener-access.ts';
import type { FindPlatformAddresses } from './platform-addresses.ts';
import { createPublishedEpisodes } from './published-episodes.service.ts';
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
  readonly placesOf: FindPlatformAddresses;
  readonly canWithdraw: (type: ConnectionType) => boolean;
  readonly takesVideo: (type: ConnectionType) => boolean;
  /** The private feed that the token of a listener opens. */
  readonly listenerFeed: FindListenerFeed;
}

export function createEpisodes(context: StationContext, deps: EpisodeDeps): Episodes & Feature {
  const { accounts } = deps;
  const videoRemoval = createVideoRemoval(context);
  const followers = createEpisodeFollowers();
  followers.add(async (transaction, station, { id, deleted_at }) => {
    if (deleted_at !== null) await deps.drafts.orphan(transaction, station, id);
  });
  const videoJobs = createVideoJobs(context, {
    ...deps,
    removal: videoRemoval,
    followers,
    contentChanged: (transaction, station, row) => changes.recordContent(transaction, station, row),
  });
  const videos = createVideos(context, { ...deps, videoJobs, removal: videoRemoval });
  const changes = createEpisodeChanges(context, { ...deps, followVideos: videos.follow, followers });
  const startVideoHeights = defineVideoHeights(context, { accounts, contentChanged: changes.recordContent });
  const id3 = createId3Files(context, { ...deps, followers, contentChanged: changes.recordContent });
  const publisher = createEpisodePublisher(context, { accounts, changes });
  const removal = createRenditionRemoval(context);
  const versions = createAudioVersionKeeper(context, { ...deps, removal });
  const render = createRenderJobs(context, { ...deps, changes, removal, id3, versions });
  const rights = createEpisodeRights(context, deps);
  const shared = { ...deps, changes, publisher, render, versions, rights, videoJobs, id3 };
  const writer = createEpisodeWriter(context, shared);
  const audioVersions = createAudioVersions(context, shared);
  const withdrawer = createEpisodeWithdrawer(context, shared);
  const reader = createEpisodeReader(context, shared);
  const peaks = createEpisodePeaks(context, deps);
  const downloads = createTimelineDownloads(context, deps);
  const published = createPublishedEpisodes(context, deps);
  const files = createRenditionFiles(context);
  const ingestion = createEpisodeIngestion(context);
  context.quota.include('renditions', (tables, stationId) =>
    renditionBytes(tables, stationId, unixSeconds(context.clock)),
  );
  const served = createServedAudioListeners();
  const inserts = createAudioInsertsSlot();
  deps.connections.onDelete(leaveDestination);
  deps.connections.onPrivacyChanged(id3.followPrivacy);
  deps.tags.onChange(async (transaction, stationId, tagId) => {
    const station = accounts.stationById(stationId);
    if (station) await changes.recordTag(transaction, station, tagId);
  });

  const parts = {
    reader,
    writer,
    withdrawer,
    published,
    peaks,
    files,
    render,
    changes,
    followers,
    publisher,
    id3,
    ingestion,
    served,
    inserts,
    versions: audioVersions,
    shows: deps.shows,
  };
  const episodes = createEpisodeService(context, parts);
  return {
    ...episodes,
    start: startVideoHeights,
    routes() {
      registerEpisodeRoutes(context, { ...deps, withdrawer, reader, peaks, episodes });
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
        isEpisode: async (station, id) => (await episodes.get(station, id)) !== null,
      });
      registerVideoRoutes(context, {
        accounts,
        ...published,
        advancedVideos: createAdvancedVideos(context, videoRemoval),
      });
    },
  };
}

/** @throws episodes.only-in-feed if a private feed alone has episodes, which would be public without it */
async function leaveDestination(
  transaction: Transaction,
  _stationId: number,
  connectionId: number,
): Promise<void> {
  const count = await countOnlyAt(transaction, connectionId);
  if (count > 0) throw onlyInFeed(count);
  await deleteEpisodeConnections(transaction, connectionId);
}
