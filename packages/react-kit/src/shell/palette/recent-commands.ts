import type { Command } from '../../host/commands/command.ts';
import type { HostStorage } from '../../host/host.ts';

const limit = 5;

type Stored = Pick<Command, 'id' | 'label' | 'detail' | 'to'>;

const keyOf = (station: string, user: string) => `recent-commands-${station}-${user}`;

/** Commands that this user ran last at the station, newest first; those that are no longer offered are left out. */
export function recentCommands(
  storage: HostStorage,
  {
    station,
    user,
    offered,
    open,
  }: { station: string; user: string; offered: readonly Command[]; open: (to: string) => void },
): Command[] {
  return stored(storage, keyOf(station, user)).flatMap(({ id, label, detail, to }): Command[] => {
    const current = offered.find((command) => command.id === id);
    if (current) return [current];
    return to === undefined ? [] : [{ id, label, detail, to, group: '', run: () => open(to) }];
  });
}

/** Puts a command first among the recent ones. */
export function rememberCommand(
  storage: HostStorage,
  station: string,
  user: string,
  { id, label, detail, to }: Command,
): void {
  const key = keyOf(station, user);
  const others = stored(storage, key).filter((command) => command.id !== id);
  storage.set(key, JSON.stringify([{ id, label, detail, to }, ...others].slice(0, limit)));
}

function stored(storage: HostStorage, key: string): Stored[] {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
