import { useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { Show } from '@postkit/sdk/schema';
import { showsQueries } from '../../data/shows/index.ts';
import { draftOfShow, type ShowDraft, type ShowDraftErrors } from '../../data/shows/index.ts';
import { useGuardedSave } from '../../host/conflict/index.ts';
import type { HostAddress } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { type Stores, useStores } from '../../host/stores.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { FeedSync } from './auto-feed/create-feed-sync.ts';
import { useShowSetupActions } from './show-setup-actions.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { firstInvalidStep, stepOfField } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import type { WizardStep } from './wizard-step.ts';

export interface SaveShowOptions {
  station: string;
  /** The show's own feed, which is synced before the save. */
  feed: Pick<FeedSync, 'settle'>;
  /** A step has errors that prevent the save. */
  onInvalid: (step: WizardStep) => void;
}

export interface Attempt {
  version: number | null;
  /** Where to go after the save. */
  next: HostAddress;
}

/** Saves the draft, confirms that and leaves. On failure, keeps the draft and reports the reason. */
export function useSaveShow({ station, feed, onInvalid }: SaveShowOptions) {
  const reportFailure = useReportFailure();
  const stores = useStores();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(showSetupMessages);
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const actions = useShowSetupActions();
  const { running, failure, start, conflict } = useGuardedSave({
    save: store,
    read,
    fail,
    onSaved,
    onTheirs,
  });

  async function store({ version }: Attempt): Promise<Show> {
    await feed.settle();
    // The sync may have added the feed to the destinations.
    const draft = openDraft(stores);
    const show =
      draft.id === null
        ? await actions.addShow(draft)
        : await actions.updateShow(draft.id, { ...draft, version });
    const saved = { ...draft, id: show.id, version: show.version };
    useShowSetup.in(stores).setState({ draft: saved, baseline: saved, stationErrors: {} });
    await actions.fetchAllShowsData();
    return show;
  }

  async function read(): Promise<Show | null> {
    const { id } = openDraft(stores);
    return id === null ? null : client.shows.get(id);
  }

  function onSaved(show: Show, { next }: Attempt) {
    notify({ name: messages.savedName, details: messages.saved(show.title), type: 'success' });
    host.navigate(next);
  }

  function onTheirs(theirs: Show) {
    queries.setQueryData(showsQueries.one(client, theirs.id).queryKey, theirs);
    const { open, maxCompletedStep } = useShowSetup.in(stores).getState();
    open(draftOfShow(theirs), maxCompletedStep);
  }

  function fail(error: unknown): string {
    const call = openDraft(stores).id === null ? messages.addFailed : messages.updateFailed;
    reportFailure(messages.messageName, error, failureText(error, catalogue, call));
    const stationErrors = isHttpError(error, 400) ? fieldErrorsOf(error.fields) : {};
    const [field] = Object.keys(stationErrors);
    if (field !== undefined) {
      useShowSetup.in(stores).getState().setStationErrors(stationErrors);
      onInvalid(stepOfField(field));
    }
    return failureText(error, catalogue, call);
  }

  return {
    isSaving: running !== null,
    /** Why the last save failed; null if it did not. */
    failure,
    conflict,
    /** Resolves to whether the show was saved. Asks first if another user saved a newer version. */
    async save(next: HostAddress = `/${station}/shows`): Promise<boolean> {
      const draft = openDraft(stores);
      const invalid = firstInvalidStep(draft, catalogue);
      if (invalid) onInvalid(invalid);
      return invalid === null && start({ version: draft.version, next });
    },
    showTheirs: onTheirs,
  };
}

function openDraft(stores: Stores): ShowDraft {
  const { draft } = useShowSetup.in(stores).getState();
  if (!draft) throw new Error('No show is being set up.');
  return draft;
}

function fieldErrorsOf(fields: Readonly<Record<string, readonly string[]>>): ShowDraftErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]));
}
