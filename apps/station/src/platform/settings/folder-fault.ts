import { accessSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { fileReason } from './file-reason.ts';

/**
 * Words for the operator about a folder that the station can neither write nor create, and about the remedy; null for one that
 * it can. Changes nothing.
 * @param path absolute
 */
export function folderFault(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return creationFault(path);
    if (!found.isDirectory()) return `${path} is a file. Name a folder`;
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return describeFolder(path, error);
  }
}

/** The same words for an error of the system that came from the folder. */
export function describeFolder(path: string, error: unknown): string {
  return `the folder ${path} cannot be used: ${fileReason(error)}. ${remedyFor(path, error)}`;
}

/** The nearest folder above that exists must let the others be created. */
function creationFault(path: string): string | null {
  let above = dirname(path);
  try {
    while (!statSync(above, { throwIfNoEntry: false })) above = dirname(above);
    if (!statSync(above).isDirectory())
      return `the folder ${path} cannot be created: ${above} is a file. Name another folder`;
    accessSync(above, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `the folder ${path} does not exist, and cannot be created in ${above}: ${fileReason(error)}. ${remedyFor(above, error)}`;
  }
}

function remedyFor(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EACCES' || code === 'EPERM')
    return `Give ${userName()} the right to write in ${path}, or name another folder`;
  if (code === 'EROFS') return `Mount ${path} writable, or name another folder`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free space there, or name another folder';
  return 'Name another folder';
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return `the user ${userInfo().username}`;
  } catch {
    return `the user with the number ${process.getuid?.() ?? 'of this process'}`;
  }
}
