import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isHttpError } from '@postkit/sdk';
import type { Programme } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import {
  fieldsOf,
  programmeChanges,
  type ProgrammeFields,
  programmeFields,
  programmeOf,
} from './programme-fields.ts';
import { programmeMessages } from './programme.messages.ts';

export type ProgrammeForm = UseFormReturn<ProgrammeFields>;

export interface ProgrammeFormDeps {
  /** Null adds one. */
  programme: Programme | null;
  zone: string;
  onSaved(): void;
}

/** The form of a programme, which keeps the input after a failure. */
export function useProgrammeForm({ programme, zone, onSaved }: ProgrammeFormDeps) {
  const catalogue = useCatalogue();
  const messages = useWords(programmeMessages);
  const screenWords = useWords(programmesMessages);
  const notify = useNotify();
  const { host } = usePostKit();
  const today = useToday(zone);
  const isOfSource = programme !== null && programme.source_id !== null;
  // The initial values stay, so that another reading of a source does not replace input.
  const [first] = useState(() => fieldsOf(programme, today, zone));
  const form = useForm<ProgrammeFields>({
    resolver: zodResolver(programmeFields(catalogue, isOfSource)),
    defaultValues: first,
    mode: 'onTouched',
  });
  const change = useProgrammeChange(async (client, fields: ProgrammeFields) => {
    if (!programme) return client.programmes.create(programmeOf(fields, zone));
    const changes = programmeChanges(fields, first, zone, isOfSource);
    return Object.keys(changes).length === 0 ? programme : client.programmes.update(programme.id, changes);
  });
  const { isDirty } = form.formState;
  useEffect(
    () => (isDirty ? host.askBeforeLeaving(() => messages.discardTitle) : undefined),
    [host, isDirty, messages],
  );

  function send(fields: ProgrammeFields): void {
    change.mutate(fields, {
      onSuccess({ name }) {
        notify({ name: screenWords.name, details: messages.saved(name), type: 'success' });
        onSaved();
      },
      onError(error) {
        const refused = isHttpError(error) ? Object.entries(error.fields) : [];
        for (const [name, [message]] of refused)
          if (name in first)
            form.setError(name as keyof ProgrammeFields, { type: 'refused', message: message ?? '' });
      },
    });
  }

  return {
    form,
    save: () => void form.handleSubmit(send)(),
    isOfSource,
    isDirty,
    isSaving: change.isPending,
    error: change.error,
  };
}
