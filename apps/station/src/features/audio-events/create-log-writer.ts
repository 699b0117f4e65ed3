import type { StationContext } from '../../context.ts';
import type { Categories } from '../categories/index.ts';
import { type AddEvents, createAdd } from './add-events.ts';
import { type ArchiveIndex, createArchiveIndex } from './archive-index.service.ts';
import { segmentsAired } from './segments.repository.ts';
import { createEventWords } from './words/event-words.service.ts';

/** Appends segments to a log, and adds the events cut from them. */
export interface LogWriter extends Pick<ArchiveIndex, 'log' | 'recoverLogs'> {
  readonly add: AddEvents;
  /** The segments of a station's log in a span (Unix milliseconds), in the order written. */
  readonly segmentsAired: typeof segmentsAired;
}

/** Creates a writer for a process that only records. */
export function createLogWriter(
  context: Pick<StationContext, 'db' | 'archive' | 'clock' | 'announce'>,
  categories: Pick<Categories, 'ensure'>,
): LogWriter {
  const { log, recoverLogs } = createArchiveIndex(context);
  return { log, recoverLogs, add: createAdd(context, categories, createEventWords(context)), segmentsAired };
}
