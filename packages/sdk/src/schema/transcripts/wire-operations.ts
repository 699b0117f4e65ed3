// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type {
  SpeakerInput,
  Transcript,
  TranscriptFormat,
  TranscriptInput,
  TranscriptSearch,
  TranscriptSearchQuery,
  TranscriptSettings,
  TranscriptSettingsInput,
} from './wire-types.ts';

export const transcriptOperations = {
  ofEvent: {
    id: 'transcripts.ofEvent',
    method: 'GET',
    path: '/{station}/api/v1/event/{id}/transcript/',
    success: 200,
    responseKind: 'json',
  },
  importForEvent: {
    id: 'transcripts.importForEvent',
    method: 'POST',
    path: '/{station}/api/v1/event/{id}/transcript/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  eventFile: {
    id: 'transcripts.eventFile',
    method: 'GET',
    path: '/{station}/event/{id}/transcript.{format}',
    success: 200,
    responseKind: 'file',
  },
  transcribe: {
    id: 'transcripts.transcribe',
    method: 'POST',
    path: '/{station}/api/v1/event/{id}/transcription/',
    success: 202,
    responseKind: 'json',
  },
  cancelTranscription: {
    id: 'transcripts.cancelTranscription',
    method: 'DELETE',
    path: '/{station}/api/v1/event/{id}/transcription/',
    success: 204,
    responseKind: 'none',
  },
  ofEpisode: {
    id: 'transcripts.ofEpisode',
    method: 'GET',
    path: '/{station}/api/v1/playlist/{id}/transcript/',
    success: 200,
    responseKind: 'json',
  },
  importForEpisode: {
    id: 'transcripts.importForEpisode',
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/transcript/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  episodeFile: {
    id: 'transcripts.episodeFile',
    method: 'GET',
    path: '/{station}/playlist/{id}/transcript.{format}',
    success: 200,
    responseKind: 'file',
  },
  nameSpeaker: {
    id: 'transcripts.nameSpeaker',
    method: 'POST',
    path: '/{station}/api/v1/transcript/speaker/',
    success: 200,
    responseKind: 'none',
    bodyKind: 'json',
  },
  settings: {
    id: 'transcripts.settings',
    method: 'GET',
    path: '/{station}/api/v1/show/{id}/transcript_settings/',
    success: 200,
    responseKind: 'json',
  },
  setSettings: {
    id: 'transcripts.setSettings',
    method: 'POST',
    path: '/{station}/api/v1/show/{id}/transcript_settings/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  published: {
    id: 'transcripts.published',
    method: 'GET',
    path: '/{station}/transcripts/{id}.{format}',
    success: 200,
    responseKind: 'file',
  },
  search: { id: 'transcripts.search', method: 'GET', path: '/{station}/transcript-search.json', success: 200, responseKind: 'json' },
} as unknown as {
  ofEvent: WireOperation<{ params: StationIdParams; response: Transcript }>;
  importForEvent: WireOperation<{ params: StationIdParams; body: TranscriptInput; response: Transcript }>;
  eventFile: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File formats of a transcript. */
      format: TranscriptFormat;
    };
  }>;
  transcribe: WireOperation<{ params: StationIdParams; response: Transcript }>;
  cancelTranscription: WireOperation<{ params: StationIdParams }>;
  ofEpisode: WireOperation<{ params: StationIdParams; response: Transcript }>;
  importForEpisode: WireOperation<{ params: StationIdParams; body: TranscriptInput; response: Transcript }>;
  episodeFile: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File formats of a transcript. */
      format: TranscriptFormat;
    };
  }>;
  nameSpeaker: WireOperation<{ params: StationParams; body: SpeakerInput }>;
  settings: WireOperation<{ params: StationIdParams; response: TranscriptSettings }>;
  setSettings: WireOperation<{ params: StationIdParams; body: TranscriptSettingsInput; response: TranscriptSettings }>;
  published: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File formats of a transcript. */
      format: TranscriptFormat;
    };
  }>;
  search: WireOperation<{ params: StationParams; query: TranscriptSearchQuery; response: TranscriptSearch }>;
};
