/** The programs of a station, which have a process or thread of their own, and their sources below `src`. */
export const programs = {
  main: 'main.ts',
  'web-process': 'web-process.ts',
  'worker-process': 'worker-process.ts',
  'recorder-process': 'recorder-process.ts',
  backup: 'backup.ts',
  'check-archive': 'check-archive.ts',
  'check-health': 'check-health.ts',
  'postkit-station': 'postkit-station.ts',
  'media-worker': 'audio/engine/worker/media-worker.ts',
  'password-worker': 'platform/passwords/password-worker.ts',
  'captions-worker': 'features/transcripts/captions/captions-worker.ts',
  'feed-worker': 'rss/feed-worker.ts',
  'programme-worker': 'features/programmes/readers/programme-worker.ts',
} as const;
