import { useCallback, useMemo, useState } from 'react';
import type { ImportItem, ImportShowFieldName, PodcastImportDetails } from '@postkit/sdk/schema';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { useApplyImport } from '../imports.mutations.ts';
import {
  filterItems,
  initialChoice,
  type PlanFilter,
  planSums,
  seasonsOf,
  withChoice,
} from './plan-choice.ts';
import { planMessages } from './plan.messages.ts';

const everything: PlanFilter = { text: '', part: 'all', season: '', days: null };

/** The choices of a user in a plan. */
export function usePlan(plan: PodcastImportDetails, timezone: string, onApplied: () => void) {
  const messages = useWords(planMessages);
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useApplyImport();
  const { id, items } = plan;
  const [filter, setFilter] = useState(everything);
  const [chosen, setChosen] = useState(() => initialChoice(items));
  const [fields, setFields] = useState<readonly ImportShowFieldName[]>([]);
  const [keepsAudio, setKeepsAudio] = useState(true);
  const [switchesLoudnessOff, setSwitchesLoudnessOff] = useState(false);
  const listed = useMemo(() => filterItems(items, filter, timezone), [items, filter, timezone]);
  const sums = useMemo(() => planSums(items, chosen), [items, chosen]);
  const choose = useCallback(
    (item: ImportItem, isChosen: boolean) => setChosen((now) => withChoice(now, [item], isChosen)),
    [],
  );

  function apply(): void {
    const taken = items.filter((item) => chosen.has(item.id)).map((item) => item.id);
    const choices = {
      items: taken,
      show_fields: [...fields],
      keep_audio: keepsAudio,
      switch_loudness_off: keepsAudio && sums.encoded.loudness > 0 && switchesLoudnessOff,
    };
    mutate(
      { id, choices },
      { onSuccess: onApplied, onError: (error) => reportFailure(messages.applyFailed, error) },
    );
  }

  return {
    filter,
    change: (part: Partial<PlanFilter>) => setFilter((now) => ({ ...now, ...part })),
    listed,
    seasons: useMemo(() => seasonsOf(items), [items]),
    chosen,
    choose,
    chooseListed: (isChosen: boolean) => setChosen((now) => withChoice(now, listed, isChosen)),
    sums,
    fields,
    chooseField: (name: ImportShowFieldName, isChosen: boolean) =>
      setFields((now) => (isChosen ? [...now, name] : now.filter((one) => one !== name))),
    keepsAudio,
    setKeepsAudio,
    switchesLoudnessOff,
    setSwitchesLoudnessOff,
    isBusy: isPending,
    apply,
  };
}

export type PlanState = ReturnType<typeof usePlan>;
