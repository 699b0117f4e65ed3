import { z } from 'zod';
import { listenerQuery } from '../common/listener-token.ts';
import { stationIdParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { anyone, podcastUsers, stationUsers } from '../operation-builders.ts';
import {
  importedTranscript,
  speakerInput,
  transcript,
  transcriptFormat,
  transcriptInput,
  transcriptSearch,
  transcriptSettings,
  transcriptSettingsInput,
} from './transcript.ts';

const fileParams = stationIdParams.extend({ format: transcriptFormat });

export const transcriptSearchQuery = z.object({
  /** Words to find. */
  q: z.string().trim().min(2, 'Enter at least two characters.').max(200),
  /** Only episodes of this show. */
  show: queryInteger.optional(),
  limit: queryInteger.pipe(z.int().min(1).max(100)).optional(),
  offset: queryInteger.pipe(z.int().min(0).max(10_000)).optional(),
});

export const transcriptOperations = {
  ofEvent: stationUsers.read('transcripts.ofEvent', '/{station}/api/v1/event/{id}/transcript/', {
    scope: 'show',
    summary: 'Read the words of an event with their times, and the words that were cut out of it',
    response: transcript,
    errors: [410],
  }),
  importForEvent: stationUsers.submit(
    'transcripts.importForEvent',
    '/{station}/api/v1/event/{id}/transcript/',
    {
      scope: 'show',
      summary:
        'Replace the words of an event by those of a VTT, SRT or JSON file; copies of its audio follow',
      body: transcriptInput,
      response: importedTranscript,
      errors: [410, 422],
    },
  ),
  eventFile: stationUsers.read('transcripts.eventFile', '/{station}/event/{id}/transcript.{format}', {
    scope: 'show',
    summary: 'Download the transcript of an event as VTT, SRT, JSON or text',
    params: fileParams,
    errors: [410],
  }),
  transcribe: stationUsers.submit('transcripts.transcribe', '/{station}/api/v1/event/{id}/transcription/', {
    scope: 'show',
    summary:
      'Transcribe an event by the speech service; `transcript_changed` reports the progress and the end',
    response: transcript,
    success: 202,
    errors: [409, 410],
  }),
  cancelTranscription: stationUsers.remove(
    'transcripts.cancelTranscription',
    '/{station}/api/v1/event/{id}/transcription/',
    {
      scope: 'show',
      summary: 'Cancel a transcription, or dismiss its error',
      worksOnFullDisk: true,
    },
  ),
  ofEpisode: podcastUsers.read('transcripts.ofEpisode', '/{station}/api/v1/playlist/{id}/transcript/', {
    scope: 'show',
    summary: 'Read the words of an episode, derived from its timeline',
    response: transcript,
  }),
  importForEpisode: podcastUsers.submit(
    'transcripts.importForEpisode',
    '/{station}/api/v1/playlist/{id}/transcript/',
    {
      scope: 'show',
      summary: 'Replace the words of all events of an episode by those of a VTT, SRT or JSON file',
      body: transcriptInput,
      response: importedTranscript,
      errors: [410, 422],
    },
  ),
  episodeFile: podcastUsers.read('transcripts.episodeFile', '/{station}/playlist/{id}/transcript.{format}', {
    scope: 'show',
    summary: 'Download the transcript of an episode as VTT, SRT, JSON or text',
    params: fileParams,
  }),
  nameSpeaker: stationUsers.submit('transcripts.nameSpeaker', '/{station}/api/v1/transcript/speaker/', {
    scope: 'show',
    summary: 'Name a speaker of an event, an episode or a show',
    body: speakerInput,
  }),
  settings: podcastUsers.read('transcripts.settings', '/{station}/api/v1/show/{id}/transcript_settings/', {
    scope: 'show',
    summary: 'Read how the station transcribes the episodes of a show',
    response: transcriptSettings,
  }),
  setSettings: podcastUsers.submit(
    'transcripts.setSettings',
    '/{station}/api/v1/show/{id}/transcript_settings/',
    {
      scope: 'show',
      summary: 'Set how the station transcribes the episodes of a show',
      body: transcriptSettingsInput,
      response: transcriptSettings,
    },
  ),
  published: anyone.read('transcripts.published', '/{station}/transcripts/{id}.{format}', {
    summary: 'The transcript of a published episode, which feeds link to',
    params: fileParams,
    query: listenerQuery,
    errors: [410],
  }),
  search: anyone.read('transcripts.search', '/{station}/transcript-search.json', {
    summary: 'Find words in the transcripts of published episodes',
    query: transcriptSearchQuery,
    response: transcriptSearch,
  }),
} as const;
