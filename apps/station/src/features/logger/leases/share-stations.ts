import type { LeaseRow } from './lease-tables.ts';

/** The state of an installation from which a recorder decides. */
export interface RecorderShare {
  /** This recorder. */
  readonly peer: string;
  /** The recorders that run, this one included. */
  readonly recorders: ReadonlySet<string>;
  /** Stations that must be recorded, in order. */
  readonly wanted: readonly number[];
  readonly leases: ReadonlyMap<number, Pick<LeaseRow, 'peer'>>;
}

/**
 * The stations that a recorder should claim, and those that it should release, so that all are recorded and none has more
 * than its share. A recorder releases one at a time, because moving a recording costs a few seconds of audio.
 */
export function shareStations({ peer, recorders, wanted, leases }: RecorderShare): {
  claim: number[];
  release: number[];
} {
  const share = Math.ceil(wanted.length / Math.max(1, recorders.size));
  const holderOf = (stationId: number) => leases.get(stationId)?.peer ?? null;
  const own = wanted.filter((stationId) => holderOf(stationId) === peer);
  const free = wanted.filter((stationId) => isFree(holderOf(stationId), recorders));
  const needless = [...leases.keys()].filter(
    (stationId) => holderOf(stationId) === peer && !wanted.includes(stationId),
  );
  return {
    claim: free.slice(0, Math.max(0, share - own.length)),
    release: [...needless, ...own.slice(Math.max(share, own.length - 1))],
  };
}

/** Whether no running recorder holds a station. */
export function isFree(holder: string | null, recorders: ReadonlySet<string>): boolean {
  return holder === null || !recorders.has(holder);
}
