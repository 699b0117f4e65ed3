import type { StationContext } from '../../platform/context.ts';
import type { Categories } from '../categories/index.ts';
import { createAdd } from './add-events.ts';
import { createArchiveIndex } from './archive-index.service.ts';
import type { AudioEvents } from './audio-events.service.ts';

/** What a recorder writes: segments at the end of a log, and the events that they are cut into. */
export type LogWriter = Pick<AudioEvents, 'log' | 'add' | 'recoverLogs'>;

/** Makes a writer for a process that records and does nothing else. */
export function createLogWriter(
  context: Pick<StationContext, 'db' | 'archive' | 'clock' | 'announce'>,
  categories: Pick<Categories, 'ensure'>,
): LogWriter {
  const { log, recoverLogs } = createArchiveIndex(context);
  return { log, recoverLogs, add: createAdd(context, categories) };
}
