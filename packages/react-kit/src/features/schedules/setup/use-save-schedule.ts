import { isHttpError, serverMessage } from '@postkit/sdk';
import { useState } from 'react';
import { useSaveAutomation } from '../automations.mutations.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useEnsureTags } from '../../tags/index.ts';
import { useMessages } from '../../../host/messages.store.ts';
import type { AutomationFields, FieldName } from './automation-fields.ts';
import type { ReadyAutomationSetup } from './automation-setup.controller.ts';
import { automationSetupMessages as messages } from './automation-setup.messages.ts';
import { automationChanges, automationPayload, type SaveWarning, saveWarning } from './automation-setup.model.ts';
import { fieldNamed } from './automation-tab.ts';

export interface SaveSchedule {
  isSaving: boolean;
  /** The network is away, and the schedule is saved when it is back. */
  isWaiting: boolean;
  /** Why the last try failed. */
  failure: string | null;
  /** What the person is to do before anything is sent. */
  warning: SaveWarning | null;
  closeWarning: () => void;
  save: (fields: AutomationFields) => Promise<void>;
}

export interface SaveScheduleOptions extends Pick<ReadyAutomationSetup, 'automation' | 'show' | 'isTv'> {
  onSaved: () => void;
  /** What the station says about single fields. */
  onRefused: (field: FieldName, text: string) => void;
}

/** Sends a schedule, its new tags first. What failed is told, and what was typed stays. */
export function useSaveSchedule({ automation, show, isTv, onSaved, onRefused }: SaveScheduleOptions): SaveSchedule {
  const ensureTags = useEnsureTags();
  const saveAutomation = useSaveAutomation();
  const [failure, setFailure] = useState<string | null>(null);
  const [warning, setWarning] = useState<SaveWarning | null>(null);
  const [isSaving, setSaving] = useState(false);
  const failed = automation ? messages.updateFailed : messages.createFailed;

  async function send(fields: AutomationFields): Promise<void> {
    const texts = fields.playlist_categories.filter((tag) => typeof tag === 'string');
    const made = await ensureTags.mutateAsync(texts);
    const ids = fields.playlist_categories.filter((tag) => typeof tag === 'number');
    const subject = { showId: automation?.show_id ?? show.id, isTv, tagIds: [...new Set([...ids, ...made.map(({ id }) => id)])] };
    await saveAutomation.mutateAsync(
      automation
        ? { id: automation.id, fields: automationChanges(fields, automation, subject) }
        : { id: null, fields: automationPayload(fields, subject) },
    );
  }

  function tell(error: unknown): void {
    reportFailure(failed, error);
    const message = serverMessage(error);
    setFailure(message.action === 'show' ? message.details : null);
    const refused = isHttpError(error, 400) ? Object.entries(error.fields) : [];
    for (const [name, texts] of refused) {
      const field = fieldNamed(name);
      if (field) onRefused(field, texts.join(' '));
    }
  }

  return {
    isSaving,
    isWaiting: ensureTags.isPaused || saveAutomation.isPaused,
    failure,
    warning,
    closeWarning: () => setWarning(null),
    async save(fields) {
      const found = saveWarning(fields);
      setWarning(found);
      if (found || isSaving) return;
      setFailure(null);
      setSaving(true);
      try {
        await send(fields);
        useMessages.getState().show({ name: messages.savedName, details: fields.name.trim() || show.title, type: 'success' });
        onSaved();
      } catch (error) {
        tell(error);
      } finally {
        setSaving(false);
      }
    },
  };
}
