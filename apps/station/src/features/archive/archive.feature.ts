import { z } from 'zod';
import type { Feature, StationContext } from '../../context.ts';
import { dueFiles, packFile, removeUnused } from './pack-file.ts';

const minuteMs = 60_000;

/** Moves recorded audio from the database to the object store, where the installation has one for it. */
export function createArchiveUpkeep(context: StationContext): Feature {
  const { archiveObjects: objects, clock, db, jobs, log } = context;
  if (!objects) return { routes: () => undefined };
  const pack = { db, objects, clock };

  // Jobs of one key never run at the same time, so one process at a time moves a file's tail.
  const packing = jobs.define('archive.pack', {
    payload: z.object({ file: z.string() }),
    lane: 'background',
    concurrency: 2,
    run: ({ file }, { signal }) => packFile(pack, file, signal),
    async onFailed({ file }, error) {
      log.error(
        { err: error, file },
        'recorded audio could not be moved to the object store; it stays in the database meanwhile',
      );
    },
  });

  jobs.repeat('archive.upkeep', {
    everyMs: minuteMs,
    lane: 'background',
    async run(complete) {
      for (const file of await dueFiles(pack)) await packing.add(db, { file }, { key: file });
      await removeUnused(pack);
      await complete(async () => false);
    },
  });

  return { routes: () => undefined };
}
