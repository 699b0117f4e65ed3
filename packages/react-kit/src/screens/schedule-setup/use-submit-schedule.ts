import { useState } from 'react';
import { isHttpError, serverMessage } from '@postkit/sdk';
import { useSaveSchedule } from '../../data/schedules/index.ts';
import { useEnsureTags } from '../../data/tags/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import type { ScheduleFields, FieldName } from './schedule-fields.ts';
import { fieldNamed } from './schedule-section.ts';
import type { ReadyScheduleSetup } from './schedule-setup.controller.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';
import { scheduleChanges, schedulePayload, type SaveWarning, saveWarnings } from './schedule-setup.model.ts';

export interface SubmitSchedule {
  isSaving: boolean;
  /** The browser is offline; the schedule is saved once it is back online. */
  isWaiting: boolean;
  /** Why the last save failed. */
  failure: string | null;
  /** The missing fields that prevent the save. */
  warnings: readonly SaveWarning[];
  closeWarnings: () => void;
  save: (fields: ScheduleFields) => Promise<void>;
}

export interface SubmitScheduleOptions extends Pick<ReadyScheduleSetup, 'schedule' | 'show' | 'isTv'> {
  onSaved: () => void;
  /** Receives the station's errors by field, all at once. */
  onRefused: (errors: readonly (readonly [FieldName, string])[]) => void;
}

/** Saves a schedule after creating its new tags. Reports failures and keeps the input. */
export function useSubmitSchedule({
  schedule,
  show,
  isTv,
  onSaved,
  onRefused,
}: SubmitScheduleOptions): SubmitSchedule {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const messages = useWords(scheduleSetupMessages);
  const ensureTags = useEnsureTags();
  const saveSchedule = useSaveSchedule();
  const [failure, setFailure] = useState<string | null>(null);
  const [warnings, setWarnings] = useState<readonly SaveWarning[]>([]);
  const [isSaving, setSaving] = useState(false);
  const failed = schedule ? messages.updateFailed : messages.createFailed;

  async function send(fields: ScheduleFields): Promise<void> {
    const texts = fields.playlist_categories.filter((tag) => typeof tag === 'string');
    const createdTags = await ensureTags.mutateAsync(texts);
    const ids = fields.playlist_categories.filter((tag) => typeof tag === 'number');
    const subject = {
      showId: schedule?.show_id ?? show.id,
      isTv,
      tagIds: [...new Set([...ids, ...createdTags.map(({ id }) => id)])],
    };
    await saveSchedule.mutateAsync(
      schedule
        ? { id: schedule.id, fields: scheduleChanges(fields, schedule, subject) }
        : { id: null, fields: schedulePayload(fields, subject) },
    );
  }

  function report(error: unknown): void {
    reportFailure(failed, error);
    const message = serverMessage(error);
    setFailure(message.action === 'show' ? message.details : null);
    const fieldErrors = isHttpError(error, 400) ? Object.entries(error.fields) : [];
    onRefused(
      fieldErrors.flatMap(([name, texts]) => {
        const field = fieldNamed(name);
        return field ? [[field, texts.join(' ')] as const] : [];
      }),
    );
  }

  return {
    isSaving,
    isWaiting: ensureTags.isPaused || saveSchedule.isPaused,
    failure,
    warnings,
    closeWarnings: () => setWarnings([]),
    async save(fields) {
      const nextWarnings = saveWarnings(fields);
      setWarnings(nextWarnings);
      if (nextWarnings.length > 0 || isSaving) return;
      setFailure(null);
      setSaving(true);
      try {
        await send(fields);
        notify({ name: messages.savedName, details: fields.name.trim() || show.title, type: 'success' });
        onSaved();
      } catch (error) {
        report(error);
      } finally {
        setSaving(false);
      }
    },
  };
}
