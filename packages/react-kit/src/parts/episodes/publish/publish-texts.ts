import { formatLocally } from '../../../host/time/zoned-time.ts';
import type { Words } from '../../../words/define-messages.ts';
import type { PublishWhen } from './publish-form.ts';
import type { publishTextsMessages } from './publish-texts.messages.ts';

interface Plan {
  when: Exclude<PublishWhen['kind'], 'update'>;
  /** Unix seconds; null while date or time is missing or wrong. */
  moment: number | null;
  zone: string;
  destinationCount: number;
}

/** A time in the station's zone for use in sentences: `Tue, Nov 24, 2026, 07:00 (America/New_York)`. */
export function formatMoment(moment: number, zone: string, locale: string): string {
  return `${formatLocally(moment, zone, 'ddd, MMM D, YYYY, HH:mm', locale)} (${zone})`;
}

export function places(count: number, messages: Words<typeof publishTextsMessages>): string {
  if (count === 0) return messages.noPlace;
  return messages.places(count);
}

/** Describes the effect of a button before it is pressed. */
export function planText(
  { when, moment, zone, destinationCount }: Plan,
  messages: Words<typeof publishTextsMessages>,
  locale: string,
): string {
  if (when === 'save') return messages.draft;
  if (when === 'publish') return messages.now(places(destinationCount, messages));
  if (moment === null) return messages.noTime(zone);
  return messages.later(formatMoment(moment, zone, locale), places(destinationCount, messages));
}

/** The success message for the message bar. */
export function savedMessage(
  when: Exclude<PublishWhen, { kind: 'update' }>,
  name: string,
  zone: string,
  messages: Words<typeof publishTextsMessages>,
  locale: string,
): { name: string; details: string } {
  if (when.kind === 'save') return { name: messages.saved, details: messages.savedDetails(name) };
  if (when.kind === 'publish') return { name: messages.published, details: messages.publishedDetails(name) };
  return {
    name: messages.scheduled,
    details: messages.scheduledDetails(name, formatMoment(when.moment, zone, locale)),
  };
}
