import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';
import { logAdmins, logUsers } from '../operation-builders.ts';
import { logPeaks, logPeaksQuery, logSilence, logSilencesQuery } from './log-peaks.ts';
import { logGap, logSource, logSourceUpdate } from './log-source.ts';
import { recording } from './recording.ts';

export const loggerOperations = {
  get: logUsers.read('logger.get', '/{station}/api/v1/logger/', {
    summary: 'The stream that this station logs, and how the recording goes',
    answer: logSource,
  }),
  update: logAdmins.update('logger.update', '/{station}/api/v1/logger/', {
    summary: 'Change the stream, the alerts or the rules of the log, start or stop it: all of it or nothing',
    body: logSourceUpdate,
    answer: logSource,
    worksOnFullDisk: true,
  }),
  recording: logUsers.read('logger.recording', '/{station}/api/v1/logger/recording.json', {
    summary: 'Whether the broadcast is being recorded, and since when',
    answer: recording,
  }),
  gaps: logUsers.read('logger.gaps', '/{station}/api/v1/logger/gaps.json', {
    summary: 'Times between two moments for which the log holds no audio, the one that is still open included',
    query: z.object({ start: queryInteger, end: queryInteger }),
    answer: z.object({ gaps: z.array(logGap) }),
  }),
  peaks: logUsers.read('logger.peaks', '/{station}/api/v1/logger/peaks.json', {
    summary: 'The waveform of the broadcast between two moments, at most 26 hours apart; null where nothing was logged',
    query: logPeaksQuery,
    answer: logPeaks,
  }),
  silences: logUsers.read('logger.silences', '/{station}/api/v1/logger/silences.json', {
    summary: 'Times of five seconds and more between two moments at which the broadcast was silent',
    query: logSilencesQuery,
    answer: z.object({ silences: z.array(logSilence) }),
  }),
} as const;
