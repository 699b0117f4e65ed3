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
  get: { id: 'logger.get', method: 'GET', path: '/{station}/api/v1/logger/', success: 200, responseKind: 'json' },
  update: { id: 'logger.update', method: 'PATCH', path: '/{station}/api/v1/logger/', success: 200, responseKind: 'json', bodyKind: 'json' },
  recording: { id: 'logger.recording', method: 'GET', path: '/{station}/api/v1/logger/recording.json', success: 200, responseKind: 'json' },
  gaps: { id: 'logger.gaps', method: 'GET', path: '/{station}/api/v1/logger/gaps.json', success: 200, responseKind: 'json' },
  fallbacks: { id: 'logger.fallbacks', method: 'GET', path: '/{station}/api/v1/logger/fallbacks.json', success: 200, responseKind: 'json' },
  peaks: { id: 'logger.peaks', method: 'GET', path: '/{station}/api/v1/logger/peaks.json', success: 200, responseKind: 'json' },
  silences: { id: 'logger.silences', method: 'GET', path: '/{station}/api/v1/logger/silences.json', success: 200, responseKind: 'json' },
  repeats: { id: 'logger.repeats', method: 'GET', path: '/{station}/api/v1/logger/repeats.json', success: 200, responseKind: 'json' },
  copy: { id: 'logger.copy', method: 'POST', path: '/{station}/api/v1/logger/copy/', success: 201, responseKind: 'json', bodyKind: 'json' },
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
