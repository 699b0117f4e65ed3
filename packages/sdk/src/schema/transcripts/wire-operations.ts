// Written by `npm run generate`.

import type { ListenerQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  ImportedTranscript,
  SpeakerInput,
  Transcript,
  TranscriptFormat,
  TranscriptInput,
  TranscriptSearch,
  TranscriptSearchQuery,
  TranscriptSettings,
  TranscriptSettingsInput,
} from './wire-types.ts';

export const transcriptOperations = /* @__PURE__ */ sentOperations('transcripts', {
  ofEvent: { path: '/{station}/api/v1/event/{id}/transcript/' },
  importForEvent: { method: 'POST', path: '/{station}/api/v1/event/{id}/transcript/' },
  eventFile: { path: '/{station}/event/{id}/transcript.{format}', responseKind: 'file' },
  transcribe: { method: 'POST', path: '/{station}/api/v1/event/{id}/transcription/', success: 202 },
  cancelTranscription: { method: 'DELETE', path: '/{station}/api/v1/event/{id}/transcription/' },
  ofEpisode: { path: '/{station}/api/v1/playlist/{id}/transcript/' },
  importForEpisode: { method: 'POST', path: '/{station}/api/v1/playlist/{id}/transcript/' },
  episodeFile: { path: '/{station}/playlist/{id}/transcript.{format}', responseKind: 'file' },
  nameSpeaker: {
    method: 'POST',
    path: '/{station}/api/v1/transcript/speaker/',
    success: 200,
    responseKind: 'none',
  },
  settings: { path: '/{station}/api/v1/show/{id}/transcript_settings/' },
  setSettings: { method: 'POST', path: '/{station}/api/v1/show/{id}/transcript_settings/' },
  published: { path: '/{station}/transcripts/{id}.{format}', responseKind: 'file' },
  search: { path: '/{station}/transcript-search.json' },
}) as unknown as {
  ofEvent: WireOperation<{ params: StationIdParams; response: Transcript }>;
  importForEvent: WireOperation<{
    params: StationIdParams;
    body: TranscriptInput;
    response: ImportedTranscript;
  }>;
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
  importForEpisode: WireOperation<{
    params: StationIdParams;
    body: TranscriptInput;
    response: ImportedTranscript;
  }>;
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
  setSettings: WireOperation<{
    params: StationIdParams;
    body: TranscriptSettingsInput;
    response: TranscriptSettings;
  }>;
  published: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File formats of a transcript. */
      format: TranscriptFormat;
    };
    query: ListenerQuery;
  }>;
  search: WireOperation<{ params: StationParams; query: TranscriptSearchQuery; response: TranscriptSearch }>;
};
