import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error.ts';

export function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * The full path of a file to write, whose folder exists then.
 * @throws CliError conflict if the file exists, unless `force` is set
 */
export async function targetFile(path: string, force = false): Promise<string> {
  const target = resolve(path);
  if (!force && (await fileExists(target)))
    throw new CliError('conflict', `${target} already exists. Pass --force to replace it.`);
  await mkdir(dirname(target), { recursive: true });
  return target;
}
