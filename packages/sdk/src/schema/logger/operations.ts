import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { operation } from '../operation.ts';
import { logPeaks, logPeaksQuery, logSilence, logSilencesQuery } from './log-peaks.ts';
import { logGap, logSource, logSourceUpdate } from './log-source.ts';

export const loggerOperations = {
  get: operation({
    id: 'logger.get',
    summary: 'The stream that this station logs, and how the recording goes',
    method: 'GET',
    path: '/{station}/api/v1/logger/',
    params: stationParams,
    answer: logSource,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences: ['full', 'logger'] },
  }),
  update: operation({
    id: 'logger.update',
    summary: 'Point the logger at a stream, start or stop it',
    method: 'PATCH',
    path: '/{station}/api/v1/logger/',
    params: stationParams,
    body: logSourceUpdate,
    bodyKind: 'json',
    answer: logSource,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'admin', licences: ['full', 'logger'] },
  }),
  gaps: operation({
    id: 'logger.gaps',
    summary: 'Times between two moments for which the log holds no audio',
    method: 'GET',
    path: '/{station}/api/v1/logger/gaps.json',
    params: stationParams,
    query: z.object({ start: queryInteger, end: queryInteger }),
    answer: z.object({ gaps: z.array(logGap) }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences: ['full', 'logger'] },
  }),
  peaks: operation({
    id: 'logger.peaks',
    summary: 'The waveform of the broadcast between two moments, at most 26 hours apart; null where nothing was logged',
    method: 'GET',
    path: '/{station}/api/v1/logger/peaks.json',
    params: stationParams,
    query: logPeaksQuery,
    answer: logPeaks,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences: ['full', 'logger'] },
  }),
  silences: operation({
    id: 'logger.silences',
    summary: 'Times of five seconds and more between two moments at which the broadcast was silent',
    method: 'GET',
    path: '/{station}/api/v1/logger/silences.json',
    params: stationParams,
    query: logSilencesQuery,
    answer: z.object({ silences: z.array(logSilence) }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences: ['full', 'logger'] },
  }),
} as const;
