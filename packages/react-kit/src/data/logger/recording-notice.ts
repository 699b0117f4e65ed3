import type { Recording } from '@postkit/sdk/schema';

/** A state in which the log holds no audio, or only silence. */
export type OutageState = 'lost' | 'silent' | 'disk_full';

export interface Outage {
  state: OutageState;
  /** In unix seconds. */
  since: number;
  error: string;
}

export type RecordingNotice = Outage | { state: 'recovered'; since: number };

/** The observed history of the recorder. Times are unix seconds by this browser's clock. */
export interface NoticeState {
  outage: (Outage & { seenAt: number; isDue: boolean; isDismissed: boolean }) | null;
  recovered: { since: number; seenAt: number } | null;
}

export const initialNotice: NoticeState = { outage: null, recovered: null };

/** Seconds of an outage before users are notified: short breaks recover on their own, and a pause in speech is no fault. */
const noticeAfter: Readonly<Record<OutageState, number>> = { lost: 10, silent: 60, disk_full: 0 };
/** Seconds for which the recovery is announced. */
const recoveredFor = 15;

/** The memory after another observation of the recorder; the same object if nothing changed. */
export function remember(memory: NoticeState, { state, since, error }: Recording, now: number): NoticeState {
  switch (state) {
    case 'off':
      return initialNotice;
    // A state between an outage and its end.
    case 'connecting':
      return memory;
    case 'recording':
      return afterOutage(memory, since ?? now, now);
    case 'lost':
    case 'silent':
    case 'disk_full':
      return inOutage(memory, { state, since: since ?? now, error }, now);
  }
}

function inOutage(memory: NoticeState, seen: Outage, now: number): NoticeState {
  const { outage } = memory;
  const isSame = outage !== null && outage.state === seen.state && outage.since === seen.since;
  const seenAt = isSame ? outage.seenAt : now;
  // This browser's clock may be behind the station's, so the time since it first observed the outage counts too.
  const isDue = now - Math.min(seen.since, seenAt) >= noticeAfter[seen.state];
  if (isSame && outage.isDue === isDue && outage.error === seen.error) return memory;
  return { outage: { ...seen, seenAt, isDue, isDismissed: isSame && outage.isDismissed }, recovered: null };
}

function afterOutage(memory: NoticeState, since: number, now: number): NoticeState {
  const { outage, recovered } = memory;
  if (outage)
    return { outage: null, recovered: outage.isDue && !outage.isDismissed ? { since, seenAt: now } : null };
  return recovered && now - recovered.seenAt >= recoveredFor ? initialNotice : memory;
}

/** The memory after the user dismissed the notice. */
export function dismiss({ outage }: NoticeState): NoticeState {
  return { outage: outage && { ...outage, isDismissed: true }, recovered: null };
}

/** The notice to show now. */
export function noticeOf({ outage, recovered }: NoticeState): RecordingNotice | null {
  if (outage)
    return outage.isDue && !outage.isDismissed
      ? { state: outage.state, since: outage.since, error: outage.error }
      : null;
  return recovered && { state: 'recovered', since: recovered.since };
}
