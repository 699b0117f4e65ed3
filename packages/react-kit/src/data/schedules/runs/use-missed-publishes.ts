import { fillPlaceholders } from '@postkit/sdk/schema';
import { useHost } from '../../../host/host-context.ts';
import { useLive } from '../../../host/live/use-live.ts';
import { isAvailable, missingAccess } from '../../../host/session/areas.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { runsMessages } from './runs.messages.ts';
import { reasonText } from './runs.ts';

/**
 * Shows a message on any screen when an episode was not published that a schedule was due to publish. It leads to the
 * schedule and its past runs, for users who may open it.
 */
export function useMissedPublishes({ slug, permissions }: StationSession): void {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(runsMessages);
  const { host } = useHost();
  const canOpen = isAvailable('schedules', host.areas) && missingAccess('schedules', permissions) === null;
  useLive('publish_missed', ({ schedule_id, title, date, reason, missing_seconds }) => {
    const name =
      fillPlaceholders(title, date).trim() ||
      messages.missedTitle(formatCalendarDate(date, 'ddd, MMM D, YYYY', catalogue));
    const details = messages.missedText(name, reasonText({ reason, missing_seconds }, catalogue));
    const open = {
      label: messages.openSchedule,
      onPress: () => host.navigate(`/${slug}/automations/${schedule_id}/edit`),
    };
    notify({ name: messages.missedName, details, type: 'error', ...(canOpen && { action: open }) });
  });
}
