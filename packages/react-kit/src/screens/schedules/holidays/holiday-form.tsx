import { parseDate } from '@internationalized/date';
import { type SyntheticEvent, useState } from 'react';
import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Holiday } from '@postkit/sdk/schema';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useSaveHoliday } from '../holidays.mutations.ts';
import { type HolidayDraft, holidayProblems, newHoliday } from './holiday-days.model.ts';
import { holidaysMessages } from './holidays.messages.ts';

export interface HolidayFormProps {
  showId: number;
  /** Its initial values. */
  draft: HolidayDraft;
  onDone: (holiday: Holiday) => void;
  onCancel: () => void;
}

/** Adds or changes a holiday. */
export function HolidayForm({ showId, draft, onDone, onCancel }: HolidayFormProps) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(holidaysMessages);
  const [days, setDays] = useState(draft);
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useSaveHoliday();
  const isNew = draft.id === null;
  const failed = isNew ? messages.addFailed : messages.saveFailed;
  const problems = holidayProblems(days, catalogue);
  const stationErrors = error ? stationErrorsOf(error) : {};

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(problems).length > 0) return;
    const { first_day, last_day } = days;
    mutate(
      { id: draft.id, days: { show_id: showId, first_day, last_day } },
      {
        onSuccess(holiday) {
          setDays(newHoliday);
          setTried(false);
          onDone(holiday);
        },
        onError: (reason) => reportFailure(failed, reason),
      },
    );
  }

  function field(name: 'first_day' | 'last_day', label: string) {
    return (
      <DatePicker
        label={label}
        isRequired
        isDisabled={isPending}
        value={days[name] === '' ? null : parseDate(days[name])}
        onChange={(date) => setDays({ ...days, [name]: date?.toString() ?? '' })}
        errorMessage={(wasTried ? problems[name] : undefined) ?? stationErrors[name]}
      />
    );
  }

  return (
    <form className="pk-holiday-form" noValidate onSubmit={submit}>
      {error && (
        <Banner tone="danger" title={failed} isLive>
          {failureText(error)}
        </Banner>
      )}
      <div className="pk-holiday-fields">
        {field('first_day', messages.firstDay)}
        {field('last_day', messages.lastDay)}
        <div className="pk-holiday-buttons">
          <Button
            type="submit"
            variant="primary"
            isBusy={isPending}
            busyLabel={isNew ? messages.adding : messages.saving}
          >
            {isNew ? messages.add : messages.save}
          </Button>
          {!isNew && (
            <Button isDisabled={isPending} onPress={onCancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function stationErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isHttpError(error, 400)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts.join(' ')]));
}

function failureText(error: unknown): string {
  const message = serverMessage(error);
  return message.action === 'show' ? message.details : '';
}
