import { useEffect, useRef, useState } from 'react';
import type { Slot } from '@postkit/sdk/schema';
import { useSlotChanges } from './use-slot.ts';

/** The fields of a presenter. */
export interface SlotFields {
  title: string;
  description: string;
  /** Seconds of the slot. */
  trim: readonly [start: number, end: number];
}

/** Milliseconds without a change after which the fields are saved. */
const restMs = 800;

/** The presenter's fields, saved by themselves, and the submission. */
export function useSlotForm(token: string, slot: Slot) {
  const [fields, setFields] = useState<SlotFields>(() => fieldsOf(slot));
  const { save, submit } = useSlotChanges(token);
  const { mutateAsync } = save;
  // One save after another, each on the version of the one before.
  const version = useRef(slot.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [stored, setStored] = useState(fields);
  const isDirty = !isSame(fields, stored);

  function store(now: SlotFields): Promise<void> {
    const next = queue.current.then(async () => {
      const [trim_start, trim_end] = now.trim;
      const saved = await mutateAsync({
        version: version.current,
        title: now.title,
        description: now.description,
        trim_start,
        trim_end,
      });
      version.current = saved.version;
      setStored(now);
    });
    queue.current = next.catch(() => undefined);
    return next;
  }
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => void latest.current(fields).catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [fields, isDirty]);

  async function send(): Promise<void> {
    await store(fields);
    await submit.mutateAsync(version.current);
  }

  return {
    fields,
    change: (change: Partial<SlotFields>) => setFields((before) => ({ ...before, ...change })),
    isDirty,
    isSaving: save.isPending,
    isSending: submit.isPending,
    saveError: save.error,
    submitError: submit.error,
    saveNow: () => void store(fields).catch(() => undefined),
    send: () => void send().catch(() => undefined),
  };
}

function fieldsOf({ title, description, trim_start, trim_end }: Slot): SlotFields {
  return { title, description, trim: [trim_start, trim_end] };
}

function isSame(one: SlotFields, other: SlotFields): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.trim.join() === other.trim.join()
  );
}
