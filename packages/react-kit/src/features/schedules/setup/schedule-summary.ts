import { daysText, hoursText, runText } from '../schedules.ts';
import type { ScheduleFields } from './schedule-fields.ts';
import { scheduleSetupMessages as messages } from './schedule-setup.messages.ts';
import { ruleOf, saveWarnings } from './schedule-setup.model.ts';

/**
 * One sentence about the whole schedule, which changes with its form.
 * @param show title of its show
 * @param destinations names of the chosen destinations
 */
export function scheduleSummary(fields: ScheduleFields, show: string, destinations: readonly string[]): string {
  if (saveWarnings(fields).length > 0) return messages.summaryIncomplete(show);
  const rule = ruleOf(fields, fields.start_date);
  const weeks = rule.every_weeks === 1 ? '' : messages.summaryWeeks(rule.every_weeks);
  const period = runText(rule);
  const when = messages.summary(
    `${daysText(rule.day_of_week)}${weeks}`,
    hoursText(rule),
    `${period.charAt(0).toLowerCase()}${period.slice(1)}`,
    show,
  );
  const result =
    fields.publishWhen === 'rightNow'
      ? messages.summaryPublishes(fields.delayUntilPublish ?? 0, destinations.join(', '))
      : messages.summaryDraft;
  return [`${when} ${result}`, ...(fields.paused ? [messages.summaryPaused] : [])].join(' ');
}
