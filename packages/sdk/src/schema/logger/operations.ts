import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { operation } from '../operation.ts';
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
} as const;
