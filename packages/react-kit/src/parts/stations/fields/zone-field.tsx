import { useMemo } from 'react';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { useWords } from '../../../words/use-words.ts';
import { stationFieldsMessages } from './station-fields.messages.ts';
import { browserZone, zoneNames, zoneOffset } from './zone-names.ts';

export interface ZoneFieldProps {
  value: string | null;
  isDisabled: boolean;
  errorMessage: string | undefined;
  onChange(zone: string | null): void;
}

/** A time zone, found by typing, with its present difference from UTC. */
export function ZoneField({ value, isDisabled, errorMessage, onChange }: ZoneFieldProps) {
  const messages = useWords(stationFieldsMessages);
  const options = useMemo(() => {
    const own = browserZone();
    return zoneNames().map((zone) => ({
      id: zone,
      label: zone,
      // Only the options on screen read it: an offset takes the browser about a millisecond.
      get description() {
        return zone === own ? messages.ofBrowser(zoneOffset(zone)) : zoneOffset(zone);
      },
    }));
  }, [messages]);
  return (
    <ComboBox
      label={messages.timezone}
      description={value === null ? messages.timezoneHelp : `${zoneOffset(value)}. ${messages.timezoneHelp}`}
      placeholder={messages.timezonePlaceholder}
      emptyMessage={messages.timezoneNone}
      isRequired
      options={options}
      value={value}
      isDisabled={isDisabled}
      errorMessage={errorMessage}
      onChange={onChange}
    />
  );
}
