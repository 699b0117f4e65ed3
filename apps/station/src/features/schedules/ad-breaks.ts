import type { ScheduleDetails } from './schedule-row.ts';

export type AdRules = Pick<ScheduleDetails, 'targetedAds' | 'events_between_ads' | 'minutes_between_ads'>;

/**
 * Ids of the events before which an ad plays: after every given number of events, or before the first event that
 * starts at least the given minutes after the last ad. Never before the first event.
 */
export function adBreaks(events: readonly { id: number; seconds: number }[], rules: AdRules): number[] {
  if (!rules.targetedAds) return [];
  const breaks: number[] = [];
  let [count, seconds] = [0, 0];
  for (const event of events) {
    if (isDue({ count, seconds }, rules)) {
      breaks.push(event.id);
      [count, seconds] = [0, 0];
    }
    count += 1;
    seconds += event.seconds;
  }
  return breaks;
}

function isDue(
  since: { count: number; seconds: number },
  { events_between_ads, minutes_between_ads }: AdRules,
): boolean {
  if (events_between_ads > 0) return since.count >= events_between_ads;
  return minutes_between_ads > 0 && since.seconds >= minutes_between_ads * 60;
}
