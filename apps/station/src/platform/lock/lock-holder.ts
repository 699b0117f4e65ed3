import { readFileSync } from 'node:fs';

/** The holder of a data folder, from `postkit.lock.json`. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Empty until the station listens. */
  readonly address: string;
  /** ISO 8601. */
  readonly since: string;
}

/** A sentence for the operator about the station that holds a data folder. */
export function describeHolder(path: string, folder: string): string {
  const holder = read(path);
  if (!holder) return `Another PostKit uses the ${folder}.`;
  const address = holder.address ? `, ${holder.address}` : '';
  return `Another PostKit uses the ${folder}: process ${holder.pid} on ${holder.host}${address}, since ${holder.since}.`;
}

/** Null for a file that is missing or incomplete. */
function read(path: string): Partial<LockHolder> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<LockHolder>;
  } catch {
    return null;
  }
}
