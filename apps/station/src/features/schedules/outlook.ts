import type { OutlookReason, PlannedRun, Recording } from '@postkit/sdk/schema';
import type { HoursCheck } from './check-hours.ts';

/** The facts that decide whether a planned run can succeed. Times in Unix seconds. */
export interface OutlookFacts {
  readonly now: number;
  readonly hours: { readonly start: number; readonly end: number };
  /** Why the schedule does not run on this date. */
  readonly omission: 'paused' | 'holiday' | 'exception' | null;
  /** Whether the schedule publishes its episode. */
  readonly publishes: boolean;
  readonly recording: Pick<Recording, 'state'>;
  /** The check of the hours so far; null before they start. */
  readonly check: Pick<HoursCheck, 'reason'> | null;
  readonly hasShow: boolean;
  readonly destinations: { readonly isOneMissing: boolean; readonly isAccessOver: boolean };
}

export type Outlook = Pick<PlannedRun, 'outlook' | 'reasons'>;

/** States of the recorder in which the rest of the hours is not recorded as it should be. */
const faults = ['connecting', 'lost', 'silent', 'disk_full'] as const satisfies Recording['state'][];

/** Whether a planned run can succeed by what is known now, and every reason why not, most severe first. */
export function outlookOf({
  now,
  hours,
  omission,
  publishes,
  recording,
  check,
  hasShow,
  destinations,
}: OutlookFacts): Outlook {
  if (omission !== null) return { outlook: 'none', reasons: [omission] };
  const isRecorded = hours.end <= now;
  const isOff = recording.state === 'off' && !isRecorded;
  const isOffBefore = isOff && check === null;
  const reasons: OutlookReason[] = [];
  if (!hasShow) reasons.push('show_missing');
  if (isOff) reasons.push('log_off');
  if (check?.reason) reasons.push(check.reason);
  const fault = faults.find((state) => state === recording.state);
  if (fault && !isRecorded) reasons.push(fault);
  if (publishes && destinations.isOneMissing) reasons.push('destination_missing');
  if (publishes && destinations.isAccessOver) reasons.push('destination_access');
  if (!hasShow || isOffBefore) return { outlook: 'none', reasons };
  if (check?.reason && publishes) return { outlook: 'draft', reasons };
  return { outlook: reasons.length > 0 ? 'at_risk' : 'ready', reasons };
}
