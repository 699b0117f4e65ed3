import { z } from 'zod';
import { downloadQuery } from '../episodes/episode-inputs.ts';
import { episode } from '../episodes/episode.ts';
import { podcastUsers } from '../operation-builders.ts';
import { audioVersion, audioVersionParams, versionNote } from './audio-version.ts';

export const audioVersionOperations = {
  list: podcastUsers.read('audioVersions.list', '/{station}/api/v1/playlist/{id}/versions/', {
    scope: 'show',
    summary: 'List the audio that an episode has or had since it was published, newest first',
    response: z.object({
      /** The versions; none before the first publishing. */
      versions: z.array(audioVersion),
    }),
  }),
  restore: podcastUsers.submit(
    'audioVersions.restore',
    '/{station}/api/v1/playlist/{id}/versions/{number}/restore/',
    {
      scope: 'show',
      summary:
        'Make the audio of a replaced version the audio of the episode again; 409 if its files are no longer kept',
      params: audioVersionParams,
      response: episode,
      errors: [409],
      worksOnFullDisk: true,
    },
  ),
  annotate: podcastUsers.update(
    'audioVersions.annotate',
    '/{station}/api/v1/playlist/{id}/versions/{number}/',
    {
      scope: 'show',
      summary: 'Replace the words of the staff about a version',
      params: audioVersionParams,
      body: versionNote,
      response: audioVersion,
    },
  ),
  download: podcastUsers.read('audioVersions.download', '/{station}/playlist/dl/{id}/versions/{number}.mp3', {
    scope: 'show',
    summary: 'Download the mp3 of a version; supports ranges; 409 if it is no longer kept',
    params: audioVersionParams,
    query: downloadQuery,
    errors: [409, 416],
  }),
} as const;
