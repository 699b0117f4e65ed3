import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { downloadQuery } from '../episodes/episode-inputs.ts';
import { podcastUsers } from '../operation-builders.ts';
import { shareClip, shareClipInput } from './share-clip.ts';

const guidParams = stationParams.extend({ guid: z.uuid() });

export const shareClipOperations = {
  create: podcastUsers.submit('shareClips.create', '/{station}/api/v1/share_clip/', {
    scope: 'show',
    summary:
      'Make a video of up to 90 seconds of an episode or a timeline; `share_clip_changed` reports on it',
    body: shareClipInput,
    response: shareClip,
    success: 202,
    errors: [409, 507],
  }),
  list: podcastUsers.read('shareClips.list', '/{station}/api/v1/share_clip/', {
    scope: 'show',
    summary: 'List the share clips of the station, or of one episode, newest first',
    query: z.object({ playlist_id: queryInteger.optional() }),
    response: z.object({
      /** Clips of the station, newest first. */
      share_clips: z.array(shareClip),
    }),
  }),
  get: podcastUsers.read('shareClips.get', '/{station}/api/v1/share_clip/{guid}/', {
    scope: 'show',
    summary: 'Read a share clip',
    params: guidParams,
    response: shareClip,
  }),
  delete: podcastUsers.remove('shareClips.delete', '/{station}/api/v1/share_clip/{guid}/', {
    scope: 'show',
    summary: 'Cancel or delete a share clip',
    params: guidParams,
    worksOnFullDisk: true,
  }),
  file: podcastUsers.read('shareClips.file', '/{station}/share_clip/{guid}.mp4', {
    scope: 'show',
    summary: 'Download the mp4 of a complete share clip; supports ranges',
    params: guidParams,
    query: downloadQuery,
    errors: [409, 410, 416],
  }),
} as const;
