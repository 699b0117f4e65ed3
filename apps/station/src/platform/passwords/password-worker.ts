import { scryptSync, type ScryptOptions } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { checkPasswordStrength, type PasswordCheck } from './check-password-strength.ts';

/** One key to derive. */
export interface KeyToDerive {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

export type PasswordTask = { readonly derive: KeyToDerive } | { readonly judge: PasswordCheck };
export type PasswordResponse =
  | { readonly key: Uint8Array }
  | { readonly weakness: string | null }
  | { readonly error: string };

// On Linux 0 means this thread alone, elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.on('message', (task: PasswordTask) => {
  run(task).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function run(task: PasswordTask): Promise<PasswordResponse> {
  if ('judge' in task) return { weakness: await checkPasswordStrength(task.judge) };
  const { password, salt, bytes, options } = task.derive;
  return { key: new Uint8Array(scryptSync(password, salt, bytes, options)) };
}
