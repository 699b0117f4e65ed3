import { formatMoment } from '../../../host/time/format-moment.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { PublishWhen } from './publish-form.ts';
import { publishTextsMessages } from './publish-texts.messages.ts';

interface Plan {
  when: Exclude<PublishWhen['kind'], 'update'>;
  /** Unix seconds; null while date or time is missing or wrong. */
  moment: number | null;
  zone: string;
  destinationCount: number;
}

export function places(count: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(publishTextsMessages);
  if (count === 0) return messages.noPlace;
  return messages.places(count);
}

/** Describes the effect of a button before it is pressed. */
export function planText({ when, moment, zone, destinationCount }: Plan, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(publishTextsMessages);
  if (when === 'save') return messages.draft;
  if (when === 'publish') return messages.now(places(destinationCount, catalogue));
  if (moment === null) return messages.noTime(zone);
  return messages.later(formatMoment(moment, zone, catalogue), places(destinationCount, catalogue));
}

/** The success message for the message bar. */
export function savedMessage(
  when: Exclude<PublishWhen, { kind: 'update' }>,
  name: string,
  zone: string,
  catalogue: Catalogue,
): { name: string; details: string } {
  const messages = catalogue.wordsOf(publishTextsMessages);
  if (when.kind === 'save') return { name: messages.saved, details: messages.savedDetails(name) };
  if (when.kind === 'publish') return { name: messages.published, details: messages.publishedDetails(name) };
  return {
    name: messages.scheduled,
    details: messages.scheduledDetails(name, formatMoment(when.moment, zone, catalogue)),
  };
}
