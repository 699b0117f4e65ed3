import { parentPort } from 'node:worker_threads';
import { type ProgrammeFile, readProgrammeFile } from './read-programme-file.ts';
import { type SourceWeek, UnreadableProgrammes } from './source-week.ts';

/** The contents of a file; a refusal is sent as its message, because errors lose their class between threads. */
export type FileReading = { readonly week: SourceWeek } | { readonly refusal: string };

function readFile(file: ProgrammeFile): FileReading {
  try {
    return { week: readProgrammeFile(file) };
  } catch (error) {
    if (error instanceof UnreadableProgrammes) return { refusal: error.message };
    throw error;
  }
}

parentPort?.on('message', (file: ProgrammeFile) => parentPort?.postMessage(readFile(file)));
