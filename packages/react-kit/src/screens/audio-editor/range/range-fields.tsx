import { Time } from '@internationalized/date';
import { useState } from 'react';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { momentInZone } from '../../../host/time/zoned-time.ts';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { DayState } from '../day/day.controller.ts';
import type { Span } from '../day/strip-window.ts';
import { rangeMessages } from './range.messages.ts';
import type { DayRangeState, RangeEdge } from './use-day-range.ts';

export interface RangeFieldsProps {
  day: Pick<DayState, 'date' | 'zone' | 'range'>;
  selection: DayRangeState;
  range: Span;
  /** A time does not fit, so the range is not the one in the fields. */
  onProblem: (problem: string) => void;
}

/** The ends of a range as times of day. A time that does not fit stays, with its reason. */
export function RangeFields({ day, selection, range, onProblem }: RangeFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(rangeMessages);
  const [typed, setTyped] = useState<{ edge: RangeEdge; time: Time | null; problem: string } | null>(null);

  function change(edge: RangeEdge, time: Time | null): void {
    const next = time && { ...range, [edge]: momentOf(day, edge, time) };
    const problem = next ? problemOf(next, selection.limits, catalogue) : '';
    setTyped({ edge, time, problem });
    onProblem(problem || (time ? '' : messages.order));
    if (next && problem === '') selection.set(next);
  }

  return (['start', 'end'] as const).map((edge) => {
    const isTyped = typed?.edge === edge;
    return (
      <TimeField
        key={edge}
        label={edge === 'start' ? messages.from : messages.to}
        isLabelHidden
        granularity="second"
        hourCycle={24}
        value={isTyped ? typed.time : timeOf(range[edge], day.zone)}
        errorMessage={isTyped ? typed.problem : ''}
        onChange={(time) => change(edge, time)}
        onBlur={() => {
          setTyped(null);
          onProblem('');
        }}
      />
    );
  });
}

function timeOf(at: number, zone: string): Time {
  const [hour, minute, second] = clockInZone(at, zone).split(':').map(Number);
  return new Time(hour, minute, second);
}

/** The moment of a time in the day; midnight at the end is the end of the day. Null if the clock skips it. */
function momentOf(
  { date, zone, range }: RangeFieldsProps['day'],
  edge: RangeEdge,
  { hour, minute, second }: Time,
): number | null {
  if (edge === 'end' && hour === 0 && minute === 0 && second === 0) return range.end;
  const two = (value: number) => String(value).padStart(2, '0');
  const moment = momentInZone(date, `${two(hour)}:${two(minute)}`, zone);
  return moment === null ? null : moment + second;
}

function problemOf(
  { start, end }: { start: number | null; end: number | null },
  limits: Span,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(rangeMessages);
  if (start === null || end === null) return messages.skipped;
  if (start >= end) return messages.order;
  return end > limits.end ? messages.notAired : '';
}
