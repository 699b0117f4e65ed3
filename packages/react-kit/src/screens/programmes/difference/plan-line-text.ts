import type { ProgrammePlanLine } from '@postkit/sdk/schema';
import { daysText, hoursText } from '../../../data/schedules/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { differenceMessages } from './difference.messages.ts';

type Side = NonNullable<ProgrammePlanLine['before']>;

/** The name in a line of a difference; of a renamed programme both. */
export function lineName({ change, before, after }: ProgrammePlanLine, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(differenceMessages);
  const name = (after ?? before)?.name ?? '';
  return change === 'renamed' && before ? messages.from(before.name, name) : name;
}

/** The hours, or the fields that differ, in a line of a difference. */
export function lineText(line: ProgrammePlanLine, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(differenceMessages);
  const { change, before, after, fields } = line;
  const hours = (side: Side) =>
    side.hours
      ? `${daysText(side.hours.day_of_week, catalogue)}, ${hoursText(side.hours, catalogue)}`
      : messages.noHours;
  if (change === 'changed') {
    const words: Readonly<Record<string, string>> = messages.fields;
    return messages.differ(fields.map((field) => words[field] ?? field).join(', '));
  }
  if (change === 'moved' && before && after && hours(before) !== hours(after))
    return messages.from(hours(before), hours(after));
  const side = after ?? before;
  return side ? hours(side) : '';
}
