import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('print-demo-template.ts', import.meta.url));

/** The outcome of making the template: its folder, or why there is none. */
type Note = { readonly folder: string } | { readonly error: string };

/**
 * Returns the data folder of the demo station. Where the set-up made none, the first test that needs it makes it in a process of its
 * own, while tests in other workers continue; those that need it too wait.
 */
export async function sharedDemoTemplate(): Promise<string> {
  const { POSTKIT_E2E_TEMPLATE: made, POSTKIT_E2E_SHARED: shared } = process.env;
  if (made) return made;
  if (!shared) throw new Error('The global set-up did not run.');
  const note = join(shared, 'demo.json');
  if (await isFirst(join(shared, 'demo'))) await makeTemplate(note);
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

async function makeTemplate(note: string): Promise<void> {
  const outcome: Note = await promisify(execFile)(process.execPath, ['--conditions=postkit-source', program]).then(
    ({ stdout }) => ({ folder: stdout.trim() }),
    (error: unknown) => ({ error: `The demo station could not be made: ${String(error)}` }),
  );
  await writeFile(`${note}.unfinished`, JSON.stringify(outcome));
  await rename(`${note}.unfinished`, note);
}

/** Waits for the note; the limit of the test's hook ends a wait for a worker that was killed. */
async function read(note: string): Promise<Note> {
  for (;;) {
    const text = await readFile(note, 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text);
    await wait(200);
  }
}
