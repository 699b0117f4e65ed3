import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';
import { logAdmins, logEditors, logUsers } from '../operation-builders.ts';
import { logCopy, logCopyInput } from './log-copy.ts';
import { logPeaks, logPeaksQuery, logSilence, logSpanQuery } from './log-peaks.ts';
import { logRepeats } from './log-repeats.ts';
import { logFallback, logGap, logSource, logSourceUpdate } from './log-source.ts';
import { recording } from './recording.ts';
import { streamTest, streamTestInput } from './stream-test.ts';

export const loggerOperations = {
  get: logUsers.read('logger.get', '/{station}/api/v1/logger/', {
    scope: 'station',
    summary: 'Read the stream that the station logs, and the state of the recording',
    response: logSource,
  }),
  update: logAdmins.update('logger.update', '/{station}/api/v1/logger/', {
    summary:
      'Change the stream, alerts or rules of the log, start or stop it; an invalid field rejects the whole change',
    body: logSourceUpdate,
    response: logSource,
    worksOnFullDisk: true,
  }),
  test: logAdmins.submit('logger.test', '/{station}/api/v1/logger/test/', {
    summary:
      'Listen to a stream for a few seconds as the recorder does, and describe it or why it cannot be recorded; stores nothing',
    body: streamTestInput,
    response: streamTest,
    errors: [429],
    worksOnFullDisk: true,
  }),
  recording: logUsers.read('logger.recording', '/{station}/api/v1/logger/recording.json', {
    scope: 'station',
    summary: 'Read whether the broadcast is being recorded, and since when',
    response: recording,
  }),
  gaps: logUsers.read('logger.gaps', '/{station}/api/v1/logger/gaps.json', {
    scope: 'station',
    summary: 'List the gaps in the log between two moments, including one that is still open',
    query: z.object({
      /** Start of the range in unix seconds. */
      start: queryInteger,
      /** End of the range in unix seconds. */
      end: queryInteger,
    }),
    response: z.object({
      /** Gaps of the range, in order. */
      gaps: z.array(logGap),
    }),
  }),
  fallbacks: logUsers.read('logger.fallbacks', '/{station}/api/v1/logger/fallbacks.json', {
    scope: 'station',
    summary: 'List the stretches between two moments that were recorded from the fallback address',
    query: z.object({
      /** Start of the range in unix seconds. */
      start: queryInteger,
      /** End of the range in unix seconds. */
      end: queryInteger,
    }),
    response: z.object({
      /** Stretches that were recorded from the fallback, in order. */
      fallbacks: z.array(logFallback),
    }),
  }),
  peaks: logUsers.read('logger.peaks', '/{station}/api/v1/logger/peaks.json', {
    scope: 'station',
    summary: 'Read the waveform of the broadcast between two moments at most 26 hours apart; null in gaps',
    query: logPeaksQuery,
    response: logPeaks,
  }),
  silences: logUsers.read('logger.silences', '/{station}/api/v1/logger/silences.json', {
    scope: 'station',
    summary: 'List silences of five seconds or more between two moments',
    query: logSpanQuery,
    response: z.object({
      /** Silences of the range, in order. */
      silences: z.array(logSilence),
    }),
  }),
  repeats: logUsers.read('logger.repeats', '/{station}/api/v1/logger/repeats.json', {
    scope: 'station',
    summary:
      'List the events between two moments whose sound aired earlier, and those whose sound is not known yet',
    query: logSpanQuery,
    response: logRepeats,
  }),
  copy: logEditors.create('logger.copy', '/{station}/api/v1/logger/copy/', {
    scope: 'station',
    summary:
      'Copy the broadcast between two moments: one event for each logged event, cut at the moments, and one for audio without an event',
    body: logCopyInput,
    response: logCopy,
  }),
} as const;
