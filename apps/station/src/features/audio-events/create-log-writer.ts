import type { StationContext } from '../../context.ts';
import type { Categories } from '../categories/index.ts';
import { type AddEvents, createAdd } from './add-events.ts';
import { type ArchiveIndex, createArchiveIndex } from './archive-index.service.ts';

/** Writes segments at the end of a log, and the events that they are cut into. */
export interface LogWriter extends Pick<ArchiveIndex, 'log' | 'recoverLogs'> {
  readonly add: AddEvents;
}

/** Makes a writer for a process that records and does nothing else. */
export function createLogWriter(
  context: Pick<StationContext, 'db' | 'archive' | 'clock' | 'announce'>,
  categories: Pick<Categories, 'ensure'>,
): LogWriter {
  const { log, recoverLogs } = createArchiveIndex(context);
  return { log, recoverLogs, add: createAdd(context, categories) };
}
