import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { isHttpError } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { feedLosses, type FeedLoss } from '@postkit/sdk/schema';
import { destinationName, integrations, useSaveDestination } from '../../../data/destinations/index.ts';
import type { DestinationFields, SetupStep } from '../../../data/destinations/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { OpenDrawer } from '../setup-query.ts';
import { setupMessages } from '../setup.messages.ts';
import { destinationToSave, fieldsOfDestination, newDestinationFields } from './destination-fields.ts';
import { stepIndexOfField, stepsSchema } from './drawer-steps.ts';
import { drawerMessages } from './drawer.messages.ts';
import { useAuthorization } from './use-authorization.ts';

export type DestinationForm = UseFormReturn<DestinationFields, unknown, Partial<DestinationFields>>;

export interface DrawerInput {
  drawer: OpenDrawer;
  /** The destination to change; null creates one. */
  held: Connection | null;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** The steps of adding or changing one destination, and its save. */
export function useDestinationDrawer({ drawer: { type, step }, held, onStep, onClose }: DrawerInput) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const setupWords = useWords(setupMessages);
  const drawerWords = useWords(drawerMessages);
  const { steps } = integrations(catalogue)[type];
  const isStored = held !== null;
  const form = useForm<DestinationFields, unknown, Partial<DestinationFields>>({
    mode: 'onTouched',
    resolver: zodResolver(stepsSchema(steps, isStored, catalogue)),
    defaultValues: held ? fieldsOfDestination(held) : newDestinationFields,
  });
  const authorization = useAuthorization(type, () => {
    for (const name of ['token', 'spreaker_show_id'] as const) form.setValue(name, '');
  });
  const fields = {
    ...form.getValues(),
    ...(useWatch({ control: form.control }) as Partial<DestinationFields>),
  };
  const save = useSaveDestination();
  const [failure, setFailure] = useState<string | null>(null);
  const isComplete = (each: SetupStep) => {
    if (each.kind !== 'authorize') return stepsSchema([each], isStored, catalogue).safeParse(fields).success;
    const isDone = each.continuesOnClick
      ? authorization.status !== 'idle'
      : authorization.status === 'granted';
    return isStored || isDone;
  };
  // A step opens only once the earlier ones are complete, whatever the address says.
  const firstOpen = steps.findIndex((each) => !isComplete(each));
  const current = Math.min(step, steps.length, firstOpen < 0 ? steps.length : firstOpen + 1);

  function refuse(error: unknown): void {
    const { fields: problems, reason } = isHttpError(error, 400) ? error : { fields: {}, reason: '' };
    const refused = Object.entries(problems);
    for (const [name, messages] of refused) {
      if (name in newDestinationFields)
        form.setError(name as keyof DestinationFields, { type: 'server', message: messages[0] ?? '' });
    }
    const [first] = refused;
    if (first) onStep(stepIndexOfField(type, first[0], catalogue));
    // The station's message for a destination whose authorization it does not find.
    const isUnauthorized = reason === 'Invalid credentials found.';
    if (isUnauthorized) setFailure(drawerWords.notAuthorized(integrations(catalogue)[type].label));
    else setFailure([setupWords.saveFailed, reason].filter(Boolean).join(': '));
    reportFailure(setupWords.saveFailed, error);
  }

  async function submit(): Promise<void> {
    setFailure(null);
    try {
      const saved = await save.mutateAsync({
        id: held?.id ?? null,
        fields: destinationToSave(type, fields, authorization.guidToSave, catalogue),
      });
      notify({
        name: setupWords.heading,
        details: drawerWords.saved(destinationName(saved, catalogue)),
        type: 'success',
      });
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  const question = useFeedLossQuestion({ held, fields, save: () => void submit() });
  const shown = steps[current - 1];
  return {
    form,
    authorization,
    shown,
    current,
    count: steps.length,
    isComplete: shown !== undefined && isComplete(shown),
    isBusy: save.isPending,
    isDirty: form.formState.isDirty || authorization.status === 'granted',
    failure,
    back: () => onStep(current - 1),
    question,
    next: () => (current < steps.length ? onStep(current + 1) : question.saveOrAsk()),
  };
}

interface FeedLossQuestionInput {
  /** The stored destination; null for a new one, which has no listeners. */
  held: Connection | null;
  fields: Partial<DestinationFields>;
  save: () => void;
}

/** Saves at once, or after a question if listeners lose the feed. */
function useFeedLossQuestion({ held, fields, save }: FeedLossQuestionInput) {
  const [losses, setLosses] = useState<readonly FeedLoss[]>([]);
  return {
    /** The losses in question; empty while there is no question. */
    losses,
    saveOrAsk() {
      const found = held ? feedLosses(held, fields) : [];
      if (found.length > 0) setLosses(found);
      else save();
    },
    confirm() {
      setLosses([]);
      save();
    },
    dismiss: () => setLosses([]),
  };
}
