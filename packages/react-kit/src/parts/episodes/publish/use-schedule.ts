import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';
import { useState } from 'react';
import { formatInZone } from '../../../host/time/zoned-time.ts';
import { checkSchedule, type ScheduleCheck } from './schedule-check.ts';

export interface ScheduleValue {
  date: CalendarDate | null;
  time: Time | null;
}

export interface Schedule {
  value: ScheduleValue;
  change: (value: ScheduleValue) => void;
  /** Whether the user changed date or time. */
  isChanged: boolean;
  /** The check after the last change or attempt. */
  check: ScheduleCheck;
  /** Missing values become errors only after the first attempt to schedule. */
  wasTried: boolean;
  /** Runs the check now. */
  attempt: () => ScheduleCheck;
}

/** Date and time in the station's zone, starting at the moment (unix seconds) for which the episode is scheduled. */
export function useSchedule(initial: number | null | undefined, zone: string): Schedule {
  const [state, setState] = useState(() => ({
    value: valueOf(initial, zone),
    now: nowSeconds(),
    wasTried: false,
    isChanged: false,
  }));
  const { value, wasTried, isChanged } = state;
  return {
    value,
    wasTried,
    isChanged,
    check: checkAt(value, zone, state.now),
    change: (next) => setState({ ...state, value: next, now: nowSeconds(), isChanged: true }),
    attempt() {
      const now = nowSeconds();
      setState({ ...state, now, wasTried: true });
      return checkAt(value, zone, now);
    },
  };
}

function nowSeconds(): number {
  return Date.now() / 1000;
}

function valueOf(moment: number | null | undefined, zone: string): ScheduleValue {
  if (!moment || moment <= nowSeconds()) return { date: null, time: null };
  return {
    date: parseDate(formatInZone(moment, zone, 'YYYY-MM-DD')),
    time: parseTime(formatInZone(moment, zone, 'HH:mm')),
  };
}

function checkAt({ date, time }: ScheduleValue, zone: string, now: number): ScheduleCheck {
  return checkSchedule(
    { date: date?.toString() ?? null, time: time?.toString().slice(0, 5) ?? null },
    zone,
    now,
  );
}
