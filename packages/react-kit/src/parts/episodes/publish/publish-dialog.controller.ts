import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type {
  Connection,
  Episode,
  EpisodeFinding,
  FromDraft,
  Show,
  TimelineRights,
} from '@postkit/sdk/schema';
import { feedFieldAddress, useDestinations } from '../../../data/destinations/index.ts';
import {
  type EditorField,
  type EnteredFields,
  type EpisodeDraft,
  isEditorField,
  readChapterLines,
} from '../../../data/episodes/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { missingAccess } from '../../../host/session/areas.ts';
import { stationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { focusField } from '../../../ui/field-place/focus-field.ts';
import { useTimelineRights } from '../rights/use-timeline-rights.ts';
import { useProblemQuestion, usePublishChecks } from './publish-checks.ts';
import { useAcceptance, useDestinationChoice, useExpiry, useSchedule } from './publish-choices.ts';
import { useNextNumber } from './publish-form.ts';
import { type FormFields, publishPayload, type PublishWhen, usePublishForm } from './publish-form.ts';
import { usePublishSave } from './publish-save.ts';
import { useUpdate } from './publish-update.ts';

export interface PublishOptions {
  draft: EpisodeDraft;
  /** Duration of the whole episode. */
  durationSeconds: number;
  /** The saved draft of the episode at the time of sending; the station retires it with the save. */
  fromDraft?: (() => FromDraft | undefined) | undefined;
  onClose: () => void;
  /** Leaves the dialog for a field of the editor, with what the user entered here; absent outside the editor. */
  onEditorField?: ((field: EditorField, fields: EnteredFields) => void) | undefined;
  /** The episode was saved; the caller closes the dialog. */
  onDone: (episode: Episode, kind: PublishWhen['kind']) => void;
  /** The user chose another user's version over the draft; the caller closes the dialog or opens it with that version. */
  onLoadTheirs: (episode: Episode) => void;
}

/** The data that the dialog reads from the station before it shows its form. */
export interface PublishData {
  zone: string;
  /** All destinations of the station. */
  stationDestinations: readonly Connection[];
  /** The show as it is on the station; undefined if it is gone. */
  show: Show | undefined;
  /** The effect of the categories' rules on the timeline. */
  rights: TimelineRights;
  /** Address of the form of a feed with a field; undefined for users who may not change feeds. */
  feedAddress: ((feedId: number, field: EpisodeFinding['field']) => string) | undefined;
}

export type PublishDataState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: PublishData };

export function usePublishData({ fields, episodeId, showId }: EpisodeDraft): PublishDataState {
  const { host } = usePostKit();
  const settings = useSettings();
  const stationDestinations = useDestinations();
  const shows = useShows();
  const rights = useTimelineRights(fields.events ?? [], episodeId);
  if (!settings.data || !stationDestinations.data || !shows.data) {
    const broken = [settings, stationDestinations, shows].filter(({ isError }) => isError);
    return broken.length > 0
      ? { status: 'failed', retry: () => void Promise.all(broken.map((query) => query.refetch())) }
      : { status: 'loading' };
  }
  const session = stationSession(settings.data.settings);
  const data = {
    zone: settings.data.settings.timezone,
    stationDestinations: stationDestinations.data,
    show: shows.data.find(({ id }) => id === showId),
    rights,
    feedAddress:
      missingAccess('setup', session.permissions) === null
        ? (feedId: number, field: EpisodeFinding['field']) =>
            host.hrefOf(feedFieldAddress(session.slug, feedId, field))
        : undefined,
  };
  return { status: 'ready', data };
}

/** The fields and choices of the dialog, and the checks of the episode as it goes out. */
function usePublishEntries(options: PublishOptions, data: PublishData) {
  const { draft, durationSeconds, onEditorField } = options;
  const { zone, stationDestinations, show, rights, feedAddress } = data;
  const form = usePublishForm(draft.fields);
  const destinations = useDestinationChoice({
    destinations: stationDestinations,
    seconds: durationSeconds,
    own: draft.fields.social_media_connections,
    show: show?.smcs ?? [],
    live: draft.live?.smc_data.map(({ id }) => id) ?? [],
  });
  const schedule = useSchedule(draft.fields.delay_post_until, zone);
  const moment = schedule.check.isValid ? schedule.check.moment : null;
  const expiry = useExpiry(draft, show, moment);
  const acceptance = useAcceptance(rights);
  const hasEditor = onEditorField !== undefined;
  const checks = usePublishChecks(
    { draft, show, rights, durationSeconds, destinations, feedAddress, hasEditor },
    form,
  );
  const update = useUpdate(
    { draft, stationDestinations, destinations, durationSeconds, zone },
    { form, schedule, expiry },
  );
  // A serial feed may belong to a show that is not.
  const isSerial =
    show?.show_format === 'serial' || checks.problems.some(({ field }) => field === 'episode_number');
  const nextNumber = useNextNumber(draft, isSerial);
  return { form, destinations, schedule, moment, expiry, acceptance, checks, update, nextNumber };
}

type PublishEntries = ReturnType<typeof usePublishEntries>;

/** The state of the dialog, and the actions of its buttons: validate, check, ask, save. */
export function usePublishController(options: PublishOptions, data: PublishData) {
  const { draft, onEditorField } = options;
  const entries = usePublishEntries(options, data);
  const { form, destinations, schedule, expiry, acceptance, checks, update } = entries;
  const place = useRef<HTMLDivElement>(null);
  const save = usePublishSave(options, data.zone, sentTo(data.stationDestinations, destinations.posted));
  const question = useProblemQuestion(checks.settle);
  const [isTakingDown, setTakingDown] = useState(false);
  const focusAfterQuestion = useFocusAfterQuestion(place, goTo);
  const isScheduling = schedule.value.date !== null || schedule.value.time !== null;

  async function send(when: PublishWhen): Promise<void> {
    if (question.checking !== null || (when.kind !== 'save' && !acceptance.check())) return;
    await form.handleSubmit(async (fields) => {
      if (when.kind === 'save' || (await question.passes(fields, when))) startSave(fields, when);
    })();
  }

  function startSave(values: FormFields, when: PublishWhen): void {
    const fields = { ...values, expires_at: expiry.at(when) };
    const choice = { destinations: destinations.posted, accepted: acceptance.accepted };
    save.start({ fields: publishPayload(draft, fields, choice, when), when, version: draft.version });
  }

  function sendLater(): void {
    const check = schedule.attempt();
    if (check.isValid) void send({ kind: 'schedule', moment: check.moment });
  }

  function sendPrimary(): void {
    if (update) {
      const when = update.canUpdate ? update.attempt() : null;
      if (when) void send(when);
    } else if (isScheduling) sendLater();
    else void send({ kind: 'publish' });
  }

  function goTo(field: string): void {
    if (onEditorField && isEditorField(field)) onEditorField(field, enteredFields(entries));
    else if (place.current) focusField(place.current, field);
  }

  return {
    ...entries,
    ...data,
    id: useId(),
    place,
    draft,
    onClose: options.onClose,
    failure: save.failure,
    conflict: save.conflict,
    /** The save or check that is running; null if none is. */
    busy: save.busy ?? question.checking,
    isScheduling,
    isTakingDown,
    setTakingDown,
    /** The question about problems; null if none is open. */
    asked: question.asked,
    send,
    sendLater,
    sendPrimary,
    goTo,
    fixFirst() {
      question.close(false);
      focusAfterQuestion(question.asked?.problems.find(({ field }) => field !== undefined)?.field);
    },
    publishAnyway() {
      question.close(true);
      if (question.asked) startSave(question.asked.fields, question.asked.when);
    },
    takeDown() {
      setTakingDown(false);
      void send({ kind: 'save' });
    },
  };
}

export type PublishController = ReturnType<typeof usePublishController>;

function sentTo(stationDestinations: readonly Connection[], posted: readonly number[]): Connection[] {
  return stationDestinations.filter(({ id }) => posted.includes(id));
}

/** Focuses a field, or the checks without one, when a question is gone, which keeps the focus until then. */
function useFocusAfterQuestion(place: RefObject<HTMLDivElement | null>, goTo: (field: string) => void) {
  const [focus, setFocus] = useState<(() => void) | null>(null);
  useEffect(() => focus?.(), [focus]);
  return (field: string | undefined) =>
    setFocus(() => () => {
      if (field !== undefined) goTo(field);
      else place.current?.querySelector<HTMLElement>('.pk-publish-checks')?.focus();
    });
}

/** The fields as the user left them, so that the editor gives them back. */
function enteredFields({ form, destinations, moment }: PublishEntries): EnteredFields {
  const { chapter_markers: lines, ...fields } = form.getValues();
  const chapters = readChapterLines(lines);
  return {
    ...fields,
    ...(Array.isArray(chapters) && { chapter_markers: chapters }),
    social_media_connections: destinations.posted,
    delay_post_until: moment,
  };
}
