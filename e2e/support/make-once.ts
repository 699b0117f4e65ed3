import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The outcome of making something: its folder, or why there is none. */
type Note = { readonly folder: string } | { readonly error: string };

/**
 * Returns the folder that `make` resolves to, in whichever worker of this run needs it first; those that need it too wait, and all fail
 * if it cannot be made. It may be the folder that `make` gets, which the end of the run removes.
 */
export async function makeOnce(name: string, make: (folder: string) => Promise<string>): Promise<string> {
  const { POSTKIT_E2E_SHARED: shared } = process.env;
  if (!shared) throw new Error('The global set-up did not run.');
  const note = join(shared, `${name}.json`);
  if (await isFirst(join(shared, `${name}-begun`))) {
    const outcome: Note = await make(join(shared, name)).then(
      (folder) => ({ folder }),
      (error: unknown) => ({ error: `${name} could not be made: ${String(error)}` }),
    );
    await writeFile(`${note}.unfinished`, JSON.stringify(outcome));
    await rename(`${note}.unfinished`, note);
  }
  const outcome = await read(note);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.folder;
}

/** Whether no other worker makes it: one alone can make a folder. */
function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Waits for the note; the limit of the test's hook ends a wait for a worker that was killed. */
async function read(note: string): Promise<Note> {
  for (;;) {
    const text = await readFile(note, 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text);
    await wait(200);
  }
}
