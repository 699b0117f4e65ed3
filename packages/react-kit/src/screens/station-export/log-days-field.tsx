import type { StationExport, StationExportEstimate } from '@postkit/sdk/schema';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { formatBytes } from '../../ui/format/format-bytes.ts';
import { Select } from '../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { stationExportMessages } from './station-export.messages.ts';

type Days = NonNullable<StationExport['log']>;
type LogDay = StationExportEstimate['log_days'][number];

export interface LogDaysFieldProps {
  /** Days with recordings, oldest first; at least one. */
  days: readonly LogDay[];
  value: Days | null;
  onChange(value: Days | null): void;
}

/** Chooses the days of the log that an export includes: none, or a first and a last one. */
export function LogDaysField({ days, value, onChange }: LogDaysFieldProps) {
  const catalogue = useCatalogue();
  const { start: messages } = useWords(stationExportMessages);
  const last = days.at(-1)?.day ?? '';
  const options = days.map(({ day, bytes }) => ({
    id: day,
    label: day,
    description: formatBytes(bytes, catalogue),
  }));

  function choose(change: Partial<Days>): void {
    const next = { first_day: last, last_day: last, ...value, ...change };
    const isOrdered = next.first_day <= next.last_day;
    onChange(
      isOrdered
        ? next
        : { first_day: change.first_day ?? next.last_day, last_day: change.last_day ?? next.first_day },
    );
  }

  return (
    <div className="pk-station-export-form">
      <Checkbox
        label={messages.log}
        description={messages.logHelp}
        isSelected={value !== null}
        onChange={(isSelected) => (isSelected ? choose({}) : onChange(null))}
      />
      {value && (
        <div className="pk-station-export-days">
          <Select
            label={messages.firstDay}
            options={options}
            value={value.first_day}
            onChange={(first_day) => choose({ first_day })}
          />
          <Select
            label={messages.lastDay}
            options={options}
            value={value.last_day}
            onChange={(last_day) => choose({ last_day })}
          />
        </div>
      )}
    </div>
  );
}

/** Bytes of the recordings of the chosen days. */
export function logBytes(days: readonly LogDay[], value: Days | null): number {
  if (!value) return 0;
  return days.reduce(
    (sum, { day, bytes }) => sum + (day >= value.first_day && day <= value.last_day ? bytes : 0),
    0,
  );
}
