import { createParseThread, type ParseThreadSettings } from '../../../platform/parse-thread.ts';
import type { FileReading } from './programme-worker.ts';
import type { ProgrammeFile } from './read-programme-file.ts';
import { type SourceWeek, UnreadableProgrammes } from './source-week.ts';

/** Reads documents of sources in a thread, within limits. */
export interface ProgrammeReader {
  /** @throws UnreadableProgrammes, service.unavailable when too many documents wait, the reason of the signal */
  read(file: ProgrammeFile, signal: AbortSignal): Promise<SourceWeek>;
  close(): Promise<void>;
}

export function createProgrammeReader(
  settings: Pick<ParseThreadSettings, 'timeoutMs' | 'memoryMb'> = {},
): ProgrammeReader {
  const thread = createParseThread<ProgrammeFile, FileReading>({
    program: 'programme-worker',
    what: 'programmes',
    refuse: (reason, options) => new UnreadableProgrammes(`This document ${reason}.`, options),
    ...settings,
  });
  return {
    async read(file, signal) {
      const reading = await thread.read(file, signal);
      if ('refusal' in reading) throw new UnreadableProgrammes(reading.refusal);
      return reading.week;
    },
    close: thread.close,
  };
}
