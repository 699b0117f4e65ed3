// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
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
  StreamTest,
  StreamTestInput,
} from './wire-types.ts';

export const loggerOperations = /* @__PURE__ */ sentOperations('logger', {
  get: { path: '/{station}/api/v1/logger/' },
  update: { method: 'PATCH', path: '/{station}/api/v1/logger/' },
  test: { method: 'POST', path: '/{station}/api/v1/logger/test/' },
  recording: { path: '/{station}/api/v1/logger/recording.json' },
  gaps: { path: '/{station}/api/v1/logger/gaps.json' },
  fallbacks: { path: '/{station}/api/v1/logger/fallbacks.json' },
  peaks: { path: '/{station}/api/v1/logger/peaks.json' },
  silences: { path: '/{station}/api/v1/logger/silences.json' },
  repeats: { path: '/{station}/api/v1/logger/repeats.json' },
  copy: { method: 'POST', path: '/{station}/api/v1/logger/copy/', success: 201 },
}) as unknown as {
  get: WireOperation<{ params: StationParams; response: LogSource }>;
  update: WireOperation<{ params: StationParams; body: LogSourceUpdate; response: LogSource }>;
  test: WireOperation<{ params: StationParams; body: StreamTestInput; response: StreamTest }>;
  recording: WireOperation<{ params: StationParams; response: Recording }>;
  gaps: WireOperation<{ params: StationParams; query: LoggerGapsQuery; response: LoggerGapsResponse }>;
  fallbacks: WireOperation<{
    params: StationParams;
    query: LoggerFallbacksQuery;
    response: LoggerFallbacksResponse;
  }>;
  peaks: WireOperation<{ params: StationParams; query: LogPeaksQuery; response: LogPeaks }>;
  silences: WireOperation<{ params: StationParams; query: LogSpanQuery; response: LoggerSilencesResponse }>;
  repeats: WireOperation<{ params: StationParams; query: LogSpanQuery; response: LogRepeats }>;
  copy: WireOperation<{ params: StationParams; body: LogCopyInput; response: LogCopy }>;
};
