import { daysText, hoursText, runText } from '../../data/schedules/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { ScheduleFields } from './schedule-fields.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';
import { ruleOf, saveWarnings, type ScheduleTimes, timesOf } from './schedule-setup.model.ts';

/** The fields that the summary mentions. */
export type SummaryFields = ScheduleTimes &
  Pick<ScheduleFields, 'publishWhen' | 'delayUntilPublish' | 'paused' | 'social_media_connections'>;

export function summaryFieldsOf(fields: ScheduleFields): SummaryFields {
  const { publishWhen, delayUntilPublish, paused, social_media_connections } = fields;
  return { ...timesOf(fields), publishWhen, delayUntilPublish, paused, social_media_connections };
}

/**
 * One sentence about the whole schedule, which changes with its form.
 * @param show title of its show
 * @param destinations names of the chosen destinations
 */
export function scheduleSummary(
  fields: SummaryFields,
  show: string,
  destinations: readonly string[],
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(scheduleSetupMessages);
  if (saveWarnings(fields).length > 0) return messages.summaryIncomplete(show);
  const rule = ruleOf(fields, fields.start_date);
  const weeks = rule.every_weeks === 1 ? '' : messages.summaryWeeks(rule.every_weeks);
  const period = runText(rule, catalogue);
  const when = messages.summary(
    `${daysText(rule.day_of_week, catalogue)}${weeks}`,
    hoursText(rule, catalogue),
    `${period.charAt(0).toLowerCase()}${period.slice(1)}`,
    show,
  );
  const result =
    fields.publishWhen === 'rightNow'
      ? messages.summaryPublishes(fields.delayUntilPublish ?? 0, destinations.join(', '))
      : messages.summaryDraft;
  return [`${when} ${result}`, ...(fields.paused ? [messages.summaryPaused] : [])].join(' ');
}
