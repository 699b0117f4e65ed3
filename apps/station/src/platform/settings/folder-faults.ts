import { resolve } from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { folderFault } from './folder-fault.ts';
import type { SettingFault } from './settings-error.ts';

/**
 * The folders that a station needs from its start on and cannot use. The folder of the backups is not among them: its disk may
 * be mounted later, and a recording must not wait for it.
 */
export function folderFaults(env: Readonly<Record<string, string | undefined>>): SettingFault[] {
  const { DATABASE_URL: database, POSTKIT_SCRATCH: scratch } = env;
  const folders = [
    ['POSTKIT_DATA', dataFolder(env)],
    ...(database && scratch ? [['POSTKIT_SCRATCH', resolve(scratch)]] : []),
  ];
  return folders.flatMap(([name = '', path = '']) => {
    const words = folderFault(path);
    return words === null ? [] : [{ name, words }];
  });
}
