import type { StationContext } from '../../context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents, OriginalFile } from '../audio-events/index.ts';
import { audioFault, ingestFile, ingestedFile } from '../uploads/index.ts';
import { damageOf, joinWarnings } from './audio-damage.ts';
import { createItemFile, fetchedKey, type ItemFileDeps, type ItemOfImport } from './fetch-item-file.ts';
import { fail } from './import-errors.ts';
import type { ImportItemRow } from './import-tables.ts';
import { updateItem } from './imports.repository.ts';
import { keepOriginal } from './original-audio.ts';

export interface ItemAudioDeps extends ItemFileDeps {
  readonly audioEvents: AudioEvents;
}

/**
 * Fetches the audio of an item and makes an event of it, streaming both. Returns the event's id; an item with an
 * event keeps it.
 * @throws imports.item if no retry would help; other errors may be temporary
 */
export type FetchItemAudio = (
  station: Station,
  row: ItemOfImport,
  job: Pick<JobContext, 'signal' | 'turn'>,
) => Promise<number>;

export function createItemAudio(context: StationContext, deps: ItemAudioDeps): FetchItemAudio {
  const { archive, clock, db, storage } = context;
  const { audioEvents } = deps;
  const fetchFile = createItemFile(context, deps);

  async function makeEvent(
    station: Station,
    item: ImportItemRow,
    { audio, segments, original }: Awaited<ReturnType<typeof ingestFile>> & { original: OriginalFile | null },
    damage: string,
  ) {
    return db.transaction(async (transaction) => {
      const [event] = await audioEvents.add(transaction, station, [
        {
          // Hundreds of whole episodes would flood the library.
          type_name: 'SINGLE_USE',
          origin: 'upload',
          title: item.title,
          identifier: `IM-${item.id}`,
          category: 'Talk',
          started_at: clock.seconds(),
          loudness: audio.loudness_lufs,
          ranges: [await audioEvents.addAudio(transaction, station.id, segments)],
        },
      ]);
      if (!event) throw new Error('The audio of an item becomes one event.');
      if (original)
        await audioEvents.originals.keep(transaction, ingestedFile(`import-${item.id}`), original);
      await updateItem(transaction, item.id, {
        event_id: event.id,
        warning: joinWarnings(item.warning, damage),
      });
      return event.id;
    });
  }

  return async (station, row, { signal, turn }) => {
    const { item } = row;
    if (item.event_id !== null) return item.event_id;
    const key = fetchedKey(item.id);
    const stream = `import-${item.id}`;
    try {
      const fetched = await fetchFile(station, row, signal);
      const ingested = await storage.withLocalFile(key, async (file) => {
        const made = await ingestFile(context, { stream, file, tolerance: 1 }, { signal, turn });
        return {
          ...made,
          original: await keepOriginal(context, row, { fetched, file, audio: made.audio }, { signal, turn }),
        };
      });
      const damage = damageOf(ingested.audio, item.seconds);
      if (damage.isTooMuch) {
        await archive.removeFile(ingestedFile(stream));
        throw fail('imports.item', { message: damage.words });
      }
      return await makeEvent(station, item, ingested, damage.words);
    } catch (error) {
      const fault = audioFault(error);
      if (fault === undefined) throw error;
      await archive.removeFile(ingestedFile(stream));
      throw fail('imports.item', { message: fault, cause: error });
    } finally {
      await storage.remove(key);
    }
  };
}
