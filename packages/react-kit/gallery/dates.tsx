import { CalendarDate, parseZonedDateTime, Time, type ZonedDateTime } from '@internationalized/date';
import { useState } from 'react';
import { DateField } from '../src/ui/date-field/date-field.tsx';
import { DatePicker } from '../src/ui/date-picker/date-picker.tsx';
import { DateRangePicker, type PickedRange } from '../src/ui/date-range-picker/date-range-picker.tsx';
import { TimeField } from '../src/ui/time-field/time-field.tsx';
import { Section } from './section.tsx';

const today = new CalendarDate(2026, 3, 18);

export function Dates() {
  const [day, setDay] = useState<CalendarDate | null>(today);
  const [range, setRange] = useState<PickedRange<CalendarDate> | null>({
    start: today.subtract({ days: 6 }),
    end: today,
  });
  const [birth, setBirth] = useState<CalendarDate | null>(null);
  const [at, setAt] = useState<ZonedDateTime | null>(
    parseZonedDateTime('2026-03-20T06:30[America/New_York]'),
  );
  const [time, setTime] = useState<Time | null>(new Time(18, 5));
  return (
    <Section title="Dates">
      <div className="gallery-columns">
        <DatePicker
          label="Day"
          value={day}
          onChange={setDay}
          minValue={today.subtract({ days: 90 })}
          maxValue={today}
          description="The last 90 days."
        />
        <DatePicker label="Publish at" value={at} onChange={setAt} granularity="minute" />
        <DateField label="From" value={birth} onChange={setBirth} errorMessage="Choose a day." />
        <DateRangePicker label="Range" value={range} onChange={setRange} maxValue={today} />
        <TimeField label="Starts at" value={time} onChange={setTime} />
      </div>
    </Section>
  );
}
