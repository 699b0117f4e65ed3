import { formatInZone } from '../../../screen/time/zoned-time.ts';
import type { PublishWhen } from './publish-payload.ts';

interface Plan {
  when: PublishWhen['kind'];
  /** Unix seconds; null while date or time is missing or wrong. */
  moment: number | null;
  zone: string;
  destinationCount: number;
  /** The episode is published or scheduled now. */
  isOut: boolean;
}

/** A time in the station's zone for use in sentences: `Tue, Nov 24 2026, 07:00 (America/New_York)`. */
export function formatMoment(moment: number, zone: string): string {
  return `${formatInZone(moment, zone, 'ddd, MMM D YYYY, HH:mm')} (${zone})`;
}

function places(count: number): string {
  if (count === 0) return 'no destination: it is published only on the station’s own page';
  return count === 1 ? '1 destination' : `${count} destinations`;
}

/** Describes the effect of a button before it is pressed. */
export function planText({ when, moment, zone, destinationCount, isOut }: Plan): string {
  if (when === 'save') {
    return isOut ? 'Becomes a draft: it is no longer published or scheduled.' : 'Saved as a draft. Nothing goes out.';
  }
  if (when === 'publish') return `Goes out now to ${places(destinationCount)}.`;
  if (moment === null) return `Choose a date and a time (${zone}).`;
  return `Scheduled for ${formatMoment(moment, zone)}, to ${places(destinationCount)}.`;
}

/** The success message for the message bar. */
export function savedMessage(when: PublishWhen, name: string, zone: string): { name: string; details: string } {
  if (when.kind === 'save') return { name: 'Episode saved.', details: `“${name}” is a draft.` };
  if (when.kind === 'publish') return { name: 'Episode published.', details: `“${name}” is on its way to its destinations.` };
  return { name: 'Episode scheduled.', details: `“${name}” goes out ${formatMoment(when.moment, zone)}.` };
}
