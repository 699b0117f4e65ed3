import { useEffect, useState } from 'react';
import type { PlayoutInput, PlayoutInputWithToken } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { usePlayoutChange } from '../playout.queries.ts';
import { draftOf, type InputDraft, inputOf } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import { type Problems, problemsOf, refusalsOf } from './input-problems.ts';

export interface InputForm {
  readonly draft: InputDraft;
  readonly problems: Problems;
  set(this: void, change: Partial<InputDraft>): void;
}

export interface InputFormDeps {
  /** Null adds one. */
  input: PlayoutInput | null;
  /** Called with a new input, and with one that has a new token. */
  onCreated(made: PlayoutInputWithToken): void;
  onSaved(): void;
}

/** The form of an input, which keeps what was typed after a failure. */
export function useInputForm({ input, onCreated, onSaved }: InputFormDeps) {
  const catalogue = useCatalogue();
  const messages = useWords(inputFormMessages);
  const { host } = usePostKit();
  const [first] = useState(() => draftOf(input));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const change = usePlayoutChange(async (client, sent: InputDraft) => {
    const fields = inputOf(sent);
    if (!input) return client.playout.createInput(fields);
    // The offset may have been measured again while the drawer was open, so that only changes are sent.
    const known = inputOf(first);
    const names = (Object.keys(fields) as (keyof typeof fields)[]).filter(
      (name) => JSON.stringify(fields[name]) !== JSON.stringify(known[name]),
    );
    const changes = Object.fromEntries(names.map((name) => [name, fields[name]]));
    const { token, ...changed } = await client.playout.updateInput(input.id, changes);
    return token === '' ? null : { input: changed, token };
  });
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  useEffect(
    () => (isDirty ? host.askBeforeLeaving(() => messages.discardTitle) : undefined),
    [host, isDirty, messages],
  );
  const refusals = refusalsOf(change.error);
  const form: InputForm = {
    draft,
    problems: { ...refusals.problems, ...(isChecked ? problemsOf(draft, catalogue) : {}) },
    set: (changes) => setDraft((before) => ({ ...before, ...changes })),
  };

  function save(): void {
    setChecked(true);
    if (Object.keys(problemsOf(draft, catalogue)).length > 0) return;
    change.mutate(draft, { onSuccess: (made) => (made ? onCreated(made) : onSaved()) });
  }

  /** A failure that no field shows. */
  const isShownAtFields = Object.keys(refusals.problems).length > 0 && refusals.others.length === 0;
  return { form, save, isDirty, isSaving: change.isPending, error: isShownAtFields ? null : change.error };
}
