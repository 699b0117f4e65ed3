import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type {
  CompanyStation,
  CompanyStationUpdate,
  StationChange,
  StationChangeInput,
} from '@postkit/sdk/schema';
import { useStationsChange } from '../../../data/stations/index.ts';
import { useGuardedSave } from '../../../host/conflict/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { type FieldProblems, identityProblems, refusedFields } from '../../../parts/stations/fields/index.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { companyMessages } from '../company.messages.ts';
import { changesOf, draftOf, type StationDraft } from './station-draft.ts';
import { stationFormMessages } from './station-form.messages.ts';

interface Attempt {
  changes: CompanyStationUpdate;
  version: number | null;
}

/** Why the station was not saved: at its fields, or as a text. */
interface Failure {
  fields: FieldProblems;
  text: string | null;
}

export interface StationDrawerOptions {
  station: CompanyStation;
  onSaved(before: CompanyStation, stored: CompanyStation): void;
}

const none: Failure = { fields: {}, text: null };

/** The form of a station. A new address or zone is examined and confirmed before it is saved. */
export function useStationDrawerController({ station: initial, onSaved }: StationDrawerOptions) {
  const catalogue = useCatalogue();
  const messages = useWords(stationFormMessages);
  const companyWords = useWords(companyMessages);
  const notify = useNotify();
  const { client } = usePostKit();
  // Another admin's version replaces the first one when it is loaded.
  const [station, setStation] = useState(initial);
  const [draft, setDraft] = useState(() => draftOf(initial));
  /** The values of the last try, whose refusals are shown until the user changes them. */
  const [tried, setTried] = useState<StationDraft | null>(null);
  const [preview, setPreview] = useState<StationChange | null>(null);
  const [previewFailure, setPreviewFailure] = useState<Failure>(none);
  const { mutateAsync } = useStationsChange((used, { changes, version }: Attempt) =>
    used.stations.update(initial.id, { ...changes, ...(version !== null && { version }) }),
  );
  const examine = useMutation({
    networkMode: 'always',
    mutationFn: async (change: StationChangeInput) => client.stations.previewChange(initial.id, change),
  });
  const changes = changesOf(station, draft);

  const failureOf = (error: unknown, call: string): Failure => {
    const fields = refusedFields(error, changes.slug !== undefined, catalogue);
    return { fields, text: Object.keys(fields).length === 0 ? failureText(error, catalogue, call) : null };
  };

  const flow = useGuardedSave<Attempt, CompanyStation, Failure>({
    save: async (attempt) => mutateAsync(attempt),
    read: async () => client.stations.get(initial.id),
    fail(error) {
      setPreview(null);
      return failureOf(error, messages.saveFailed);
    },
    onSaved(stored) {
      notify({ name: companyWords.message, details: messages.saved(stored.title), type: 'success' });
      onSaved(station, stored);
    },
    onTheirs(theirs) {
      setPreview(null);
      setStation(theirs);
      setDraft(draftOf(theirs));
    },
  });

  const store = () => void flow.start({ changes, version: station.version });

  function save(): void {
    setTried(draft);
    setPreviewFailure(none);
    if (Object.keys(identityProblems(draft, catalogue, true)).length > 0) return;
    const { slug, timezone } = changes;
    if (slug === undefined && timezone === undefined) return store();
    examine.mutate(
      { ...(slug !== undefined && { slug }), ...(timezone !== undefined && { timezone }) },
      {
        onSuccess: setPreview,
        onError: (error) =>
          setPreviewFailure(
            failureOf(error, isHttpError(error) ? messages.saveFailed : messages.previewFailed),
          ),
      },
    );
  }

  const failure = flow.failure ?? previewFailure;
  const problems: FieldProblems = {
    ...unchanged(failure.fields, draft, tried),
    ...identityProblems(draft, catalogue, tried !== null),
  };
  return {
    station,
    draft,
    problems,
    failure: failure.text,
    isDirty: Object.keys(changes).length > 0,
    isBusy: flow.running !== null || examine.isPending,
    isStoring: flow.running !== null,
    conflict: flow.conflict,
    preview,
    setDraft: (next: StationDraft): void => setDraft(next),
    save,
    confirm: store,
    closePreview: () => setPreview(null),
  };
}

/** Refusals of values that are still in the form. */
function unchanged(refused: FieldProblems, draft: StationDraft, tried: StationDraft | null): FieldProblems {
  return Object.fromEntries(
    Object.entries(refused).filter(
      ([field]) =>
        tried !== null && draft[field as keyof StationDraft] === tried[field as keyof StationDraft],
    ),
  );
}
