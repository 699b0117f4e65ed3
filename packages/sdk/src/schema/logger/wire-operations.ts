// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type {
  LogCopy,
  LogCopyInput,
  LogPeaks,
  LogPeaksQuery,
  LogRepeats,
  LogSource,
  LogSourceUpdate,
  LogSpanQuery,
  LoggerFallbacksQuery,
  LoggerFallbacksResponse,
  LoggerGapsQuery,
  LoggerGapsResponse,
  LoggerSilencesResponse,
  Recording,
} from './wire-types.ts';

export const loggerOperations = {
  get: {
    id: 'logger.get',
    method: 'GET',
    path: '/{station}/api/v1/logger/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  update: {
    id: 'logger.update',
    method: 'PATCH',
    path: '/{station}/api/v1/logger/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'admin', licences: ['full', 'logger'] },
  },
  recording: {
    id: 'logger.recording',
    method: 'GET',
    path: '/{station}/api/v1/logger/recording.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  gaps: {
    id: 'logger.gaps',
    method: 'GET',
    path: '/{station}/api/v1/logger/gaps.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  fallbacks: {
    id: 'logger.fallbacks',
    method: 'GET',
    path: '/{station}/api/v1/logger/fallbacks.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  peaks: {
    id: 'logger.peaks',
    method: 'GET',
    path: '/{station}/api/v1/logger/peaks.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  silences: {
    id: 'logger.silences',
    method: 'GET',
    path: '/{station}/api/v1/logger/silences.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  repeats: {
    id: 'logger.repeats',
    method: 'GET',
    path: '/{station}/api/v1/logger/repeats.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'logger'] },
  },
  copy: {
    id: 'logger.copy',
    method: 'POST',
    path: '/{station}/api/v1/logger/copy/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full'] },
  },
} as unknown as {
  get: WireOperation<{ params: StationParams; response: LogSource }>;
  update: WireOperation<{ params: StationParams; body: LogSourceUpdate; response: LogSource }>;
  recording: WireOperation<{ params: StationParams; response: Recording }>;
  gaps: WireOperation<{ params: StationParams; query: LoggerGapsQuery; response: LoggerGapsResponse }>;
  fallbacks: WireOperation<{ params: StationParams; query: LoggerFallbacksQuery; response: LoggerFallbacksResponse }>;
  peaks: WireOperation<{ params: StationParams; query: LogPeaksQuery; response: LogPeaks }>;
  silences: WireOperation<{ params: StationParams; query: LogSpanQuery; response: LoggerSilencesResponse }>;
  repeats: WireOperation<{ params: StationParams; query: LogSpanQuery; response: LogRepeats }>;
  copy: WireOperation<{ params: StationParams; body: LogCopyInput; response: LogCopy }>;
};
