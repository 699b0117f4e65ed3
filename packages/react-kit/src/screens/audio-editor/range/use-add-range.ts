import { useState } from 'react';
import type { LogCopy } from '@postkit/sdk/schema';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Span } from '../day/strip-window.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';
import { rangeMessages } from './range.messages.ts';

interface AddRange {
  isAdding: boolean;
  /** Resolves to whether the range is on the timeline. */
  add: (range: Span) => Promise<boolean>;
}

/** Puts a range of the broadcast on the timeline, as one undoable step, and reports how long it was not recorded. */
export function useAddRange(zone: string, copiesOf: (range: Span) => Promise<LogCopy>): AddRange {
  const messages = useWords(rangeMessages);
  const addEvents = useAddEvents();
  const notify = useNotify();
  const reportServerError = useReportServerError();
  const [isAdding, setAdding] = useState(false);

  async function add(range: Span): Promise<boolean> {
    setAdding(true);
    try {
      const { events, missing } = await copiesOf(range);
      addEvents(events);
      const lost = missing.reduce(
        (sum, gap) => sum + Math.min(gap.end, range.end) - Math.max(gap.start, range.start),
        0,
      );
      const [from, to] = [clockInZone(range.start, zone), clockInZone(range.end, zone)];
      notify({
        name: messages.name,
        details: messages.added(from, to, events.length, lost),
        type: 'success',
      });
      return true;
    } catch (error) {
      reportServerError(messages.name, messages.addFailed, error);
      return false;
    } finally {
      setAdding(false);
    }
  }

  return { isAdding, add };
}
