import type { InstallationWarning } from '@postkit/sdk/schema';
import type { HostStorage } from '../../host/host.ts';

/** When hidden warnings appear again, unix seconds, by their kind and station. */
export type HiddenWarnings = Readonly<Record<string, number>>;

const key = 'hiddenWarnings';
const daySeconds = 86_400;

const idOf = ({ kind, station }: InstallationWarning) => `${kind} ${station ?? ''}`;

export function readHidden(storage: HostStorage): HiddenWarnings {
  try {
    const hidden: unknown = JSON.parse(storage.get(key) ?? '{}');
    return typeof hidden === 'object' && hidden !== null ? (hidden as HiddenWarnings) : {};
  } catch {
    return {};
  }
}

export function isHidden(hidden: HiddenWarnings, warning: InstallationWarning, now: number): boolean {
  return (hidden[idOf(warning)] ?? 0) > now;
}

/** Hides warnings for a day in this browser; forgets those that appear again already. */
export function hideWarnings(
  storage: HostStorage,
  warnings: readonly InstallationWarning[],
  now: number,
): HiddenWarnings {
  const later = Object.entries(readHidden(storage)).filter(([, until]) => until > now);
  const hidden = Object.fromEntries([
    ...later,
    ...warnings.map((warning) => [idOf(warning), now + daySeconds]),
  ]);
  storage.set(key, JSON.stringify(hidden));
  return hidden;
}
