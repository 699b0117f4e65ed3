import { scryptSync, type ScryptOptions } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** One key to derive. */
export interface ScryptTask {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

export type ScryptAnswer = { readonly key: Uint8Array } | { readonly error: string };

// On Linux 0 names this thread alone, elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.on('message', ({ password, salt, bytes, options }: ScryptTask) => {
  parentPort?.postMessage(derive(() => scryptSync(password, salt, bytes, options)));
});

function derive(run: () => Buffer): ScryptAnswer {
  try {
    return { key: new Uint8Array(run()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
