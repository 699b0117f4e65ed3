import { fillPlaceholders } from '@postkit/sdk/schema';
import { useMessages } from '../../../host/messages.store.ts';
import { useLive } from '../../../screen/live/use-live.ts';
import { formatCalendarDate } from '../../../screen/time/zoned-time.ts';
import { reasonText } from './runs.ts';
import { runsMessages as messages } from './runs.messages.ts';

/** Shows a message on any screen when an episode was not published that a schedule was due to publish. */
export function useMissedPublishes(): void {
  useLive('publish_missed', ({ title, date, reason, missing_seconds }) => {
    const name = fillPlaceholders(title, date).trim() || messages.missedTitle(formatCalendarDate(date, 'ddd, MMM D, YYYY'));
    const details = messages.missedText(name, reasonText({ reason, missing_seconds }));
    useMessages.getState().show({ name: messages.missedName, details, type: 'error' });
  });
}
