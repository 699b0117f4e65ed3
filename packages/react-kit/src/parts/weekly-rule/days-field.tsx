import { useId } from 'react';
import { weekdays } from '@postkit/sdk/schema';
import { timesMessages } from '../../data/schedules/index.ts';
import { RequiredMark } from '../../ui/field/field.tsx';
import { ToggleButton } from '../../ui/toggle-button/toggle-button.tsx';
import { useWords } from '../../words/use-words.ts';
import { weeklyRuleMessages } from './weekly-rule.messages.ts';

export type Weekday = (typeof weekdays)[number];

export interface DaysFieldProps {
  value: readonly Weekday[];
  onChange: (value: Weekday[]) => void;
  onBlur: () => void;
  errorMessage?: string | undefined;
}

/** Toggle buttons for the days of the week, from Sun to Sat. */
export function DaysField({ value, onChange, onBlur, errorMessage }: DaysFieldProps) {
  const timesWords = useWords(timesMessages);
  const messages = useWords(weeklyRuleMessages);
  const id = useId();
  return (
    <div
      className="pk-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <span className="pk-field-label" id={`${id}-label`}>
        {messages.days}
        <RequiredMark />
      </span>
      <div className="pk-rule-days">
        {weekdays.map((day) => (
          <ToggleButton
            key={day}
            isSelected={value.includes(day)}
            onBlur={onBlur}
            onChange={(isSelected) =>
              onChange(weekdays.filter((one) => (one === day ? isSelected : value.includes(one))))
            }
          >
            {timesWords.days[day]}
          </ToggleButton>
        ))}
      </div>
      {errorMessage && (
        <span className="pk-field-error" id={`${id}-error`}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
