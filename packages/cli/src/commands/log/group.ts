import type { CommandGroup } from '../../core/command-entry.ts';

export const log: CommandGroup = {
  name: 'log',
  summary: 'the recording of the broadcast: events, gaps and audio',
  commands: [
    {
      name: 'events',
      summary: 'list logged events',
      load: async () => (await import('./events.ts')).listEvents,
    },
    {
      name: 'gaps',
      summary: 'list times without a recording',
      load: async () => (await import('./gaps.ts')).listGaps,
    },
    {
      name: 'silences',
      summary: 'list silences of five seconds or more',
      load: async () => (await import('./gaps.ts')).listSilences,
    },
    {
      name: 'fallbacks',
      summary: 'list times that were recorded from the fallback address',
      load: async () => (await import('./gaps.ts')).listFallbacks,
    },
    {
      name: 'clip',
      summary: 'print the events between two times, for the timeline of an episode',
      load: async () => (await import('./clip.ts')).clipLog,
    },
    {
      name: 'download',
      summary: 'download the broadcast between two times as a file',
      load: async () => (await import('./download.ts')).downloadLog,
    },
    {
      name: 'hold',
      summary: 'hold a stretch of the log: its audio stays until the hold is released',
      load: async () => (await import('./hold.ts')).holdLog,
    },
    {
      name: 'holds',
      summary: 'list the holds, with those that are over',
      load: async () => (await import('./hold.ts')).listHolds,
    },
    {
      name: 'change-hold',
      summary: 'change the stretch, the reason or the end of a hold',
      load: async () => (await import('./hold.ts')).changeHold,
    },
    {
      name: 'release',
      summary: 'release holds',
      load: async () => (await import('./hold.ts')).releaseHolds,
    },
    {
      name: 'verify',
      summary: 'find changes of the log, or of an evidence export without the station',
      load: async () => (await import('./verify.ts')).verifyLog,
    },
    {
      name: 'export-evidence',
      summary: 'download a stretch of the log with the proof of its content',
      load: async () => (await import('./export-evidence.ts')).exportLogEvidence,
    },
  ],
};
