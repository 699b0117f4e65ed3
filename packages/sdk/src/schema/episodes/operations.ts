import { z } from 'zod';
import { listenerQuery } from '../common/listener-token.ts';
import { stationParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { anyone, podcastUsers, stationUsers } from '../operation-builders.ts';
import { episodeCheck, episodeCheckInput } from './episode-check.ts';
import {
  advancedVideo,
  advancedVideoQuery,
  downloadQuery,
  episodeConnections,
  episodeCounts,
  episodeCountsQuery,
  episodeListQuery,
  episodePage,
  episodePeaks,
  episodePeaksQuery,
  mediaFormat,
  mediaQuery,
  playlistCacheResponse,
  playlistCacheInput,
  setPlaylistsInput,
  unpostInput,
  videoFile,
} from './episode-inputs.ts';
import { timelineLevels, timelineLevelsInput } from './episode-levels.ts';
import { timelineRights, timelineRightsInput } from './episode-rights.ts';
import { episode, episodeInput, episodeSummary, episodeUpdate } from './episode.ts';

export const episodeOperations = {
  list: podcastUsers.read('episodes.list', '/{station}/api/v1/playlist/get_playlists.json', {
    scope: 'show',
    summary: 'List a page of episodes',
    query: episodeListQuery,
    response: episodePage,
  }),
  counts: podcastUsers.read('episodes.counts', '/{station}/api/v1/playlist/counts.json', {
    scope: 'show',
    summary: 'Count the episodes of each status that match a search',
    query: episodeCountsQuery,
    response: episodeCounts,
  }),
  peaks: podcastUsers.read('episodes.peaks', '/{station}/api/v1/playlist/peaks.json', {
    scope: 'show',
    summary: 'Read coarse waveforms of several episodes',
    query: episodePeaksQuery,
    response: episodePeaks,
  }),
  create: podcastUsers.create('episodes.create', '/{station}/api/v1/playlist/', {
    scope: 'show',
    summary: 'Create an episode as a draft, published or scheduled; Location is its address',
    body: episodeInput,
    wholeResource: episode,
    response: episode,
    errors: [410, 507],
    idempotent: true,
  }),
  get: podcastUsers.read('episodes.get', '/{station}/api/v1/playlist/{id}/', {
    scope: 'show',
    summary: 'Read an episode with its events',
    response: episode,
  }),
  update: podcastUsers.update('episodes.update', '/{station}/api/v1/playlist/{id}/', {
    scope: 'show',
    summary: 'Change, publish or schedule an episode; 409 when another user saved it since `version`',
    body: episodeUpdate,
    wholeResource: episode,
    response: episode,
    errors: [409, 410, 507],
  }),
  delete: podcastUsers.remove('episodes.delete', '/{station}/api/v1/playlist/{id}/', {
    scope: 'show',
    summary: 'Delete an unpublished episode; 409 for any other',
    errors: [409],
  }),
  setPlaylists: podcastUsers.submit(
    'episodes.setPlaylists',
    '/{station}/api/v1/playlist/set_playlists.json',
    {
      scope: 'show',
      summary: 'Unpublish episodes, or publish them again; 409 for one with events that must be accepted',
      body: setPlaylistsInput,
      errors: [409],
      response: z.object({
        /** The changed episodes. */
        playlists: z.array(episodeSummary),
      }),
    },
  ),
  connections: podcastUsers.read('episodes.connections', '/{station}/api/v1/playlist/connections/{id}.json', {
    scope: 'show',
    summary: 'List the destinations that the episode is published to',
    response: episodeConnections,
  }),
  unpost: podcastUsers.submit('episodes.unpost', '/{station}/api/v1/playlist/unpost/{id}.json', {
    scope: 'show',
    summary: 'Remove the episode from destinations',
    body: unpostInput,
    response: episodeConnections,
  }),
  download: podcastUsers.read('episodes.download', '/{station}/playlist/dl/{id}.{format}', {
    scope: 'show',
    summary: 'Download the episode’s audio as mp3 or aac; supports ranges',
    params: stationParams.extend({ id: queryInteger, format: mediaFormat }),
    query: downloadQuery,
    errors: [409, 410, 416],
  }),
  media: anyone.read('episodes.media', '/{station}/audio/{id}.{format}', {
    summary: 'The published audio that feeds and players use',
    params: stationParams.extend({ id: queryInteger, format: mediaFormat }),
    query: mediaQuery,
    errors: [410, 416],
  }),
  video: podcastUsers.read('episodes.video', '/{station}/streamon-perm/{file}', {
    scope: 'show',
    summary: 'Download the video of an episode; supports ranges',
    params: stationParams.extend({ file: videoFile }),
    query: downloadQuery,
    errors: [409, 410, 416],
  }),
  publicVideo: anyone.read('episodes.publicVideo', '/{station}/video/{id}.mp4', {
    summary: 'The basic video of a published episode, as feeds name it beside the audio; supports ranges',
    params: stationParams.extend({ id: queryInteger }),
    query: listenerQuery,
    errors: [410, 416],
  }),
  advancedVideo: podcastUsers.read('episodes.advancedVideo', '/{station}/api/v1/advanced_video_edit_url', {
    scope: 'show',
    summary:
      'Read the address of the advanced video editor for an episode, and the state of the video; 409 without an editor',
    query: advancedVideoQuery,
    response: advancedVideo,
    errors: [409],
  }),
  deliverVideo: podcastUsers.submit('episodes.deliverVideo', '/{station}/api/v1/advanced_video/{id}/', {
    scope: 'show',
    summary: 'Upload the finished advanced video of an episode: an mp4 in the multipart field file',
    bodyKind: 'multipart',
    success: 204,
    errors: [409, 413, 415, 507],
    host: 'media',
  }),
  failVideo: podcastUsers.submit('episodes.failVideo', '/{station}/api/v1/advanced_video/{id}/failed/', {
    scope: 'show',
    summary: 'Report that the advanced video of an episode failed; an existing video stays',
    success: 204,
    errors: [409],
    idempotent: true,
  }),
  page: anyone.read('episodes.page', '/{station}/listen/{id}', {
    summary: 'The public page of a published episode, which its share link opens',
    errors: [410],
  }),
  cache: stationUsers.submit('episodes.cache', '/{station}/api/v1/playlistcache/', {
    scope: 'show',
    summary: 'Render an unsaved timeline for download; `playlist_download_ready` announces the file',
    body: playlistCacheInput,
    response: playlistCacheResponse,
    success: 202,
    errors: [410, 507],
    host: 'media',
  }),
  timelineLevels: stationUsers.submit('episodes.timelineLevels', '/{station}/api/v1/playlist/levels.json', {
    scope: 'show',
    summary: 'Read the loudness of an unsaved timeline, and what its render will do about it',
    body: timelineLevelsInput,
    response: timelineLevels,
    worksOnFullDisk: true,
  }),
  check: podcastUsers.submit('episodes.check', '/{station}/api/v1/playlist/check.json', {
    scope: 'show',
    summary: 'Check an unsaved episode against the rules of directories, for the feeds that it will be in',
    body: episodeCheckInput,
    response: episodeCheck,
    worksOnFullDisk: true,
  }),
  timelineRights: podcastUsers.submit('episodes.timelineRights', '/{station}/api/v1/playlist/rights.json', {
    scope: 'show',
    summary:
      'Read which events of a timeline the rules of their categories leave out, and which must be accepted',
    body: timelineRightsInput,
    response: timelineRights,
    worksOnFullDisk: true,
  }),
  cached: stationUsers.read('episodes.cached', '/{station}/playlistcache/{job}.{format}', {
    scope: 'show',
    summary: 'Download the rendered audio of an unsaved timeline',
    params: stationParams.extend({ job: z.uuid(), format: mediaFormat }),
    query: downloadQuery,
    errors: [409, 416, 422],
  }),
} as const;
