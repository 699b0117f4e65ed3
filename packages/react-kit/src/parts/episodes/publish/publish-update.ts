import type { Connection, Episode, EpisodeInput, Show } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import {
  readChapterLines,
  liveStatus,
  type EpisodeDraft,
  type ChangedField,
  changedFields,
  draftOfStored,
} from '../../../data/episodes/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { listFormat } from '../../../words/intl-formats.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import type { DestinationChoice } from './publish-choices.ts';
import type { Expiry } from './publish-choices.ts';
import type { Schedule } from './publish-choices.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishForm } from './publish-form.ts';
import { publishPayload, type PublishWhen } from './publish-form.ts';
import { publishTextsMessages } from './publish-texts.messages.ts';
import { places, planText } from './publish-texts.ts';
import { updateMessages } from './update.messages.ts';

/** The update of an episode that is published or scheduled. */
export interface Update {
  status: 'published' | 'scheduled';
  changes: readonly Change[];
  /** Instead of the changes. */
  nothing: string;
  /** Whether pressing Update changes or repairs something, or leads to a field that is missing. */
  canUpdate: boolean;
  /** The effect of Update. */
  next: string;
  /** The other buttons, and what they do. */
  others: readonly { when: PublishWhen['kind']; label: string; text: string }[];
  /** The save of Update; null after a date that is not valid, which is marked. */
  attempt: () => PublishWhen | null;
}

interface UpdateOptions {
  draft: EpisodeDraft;
  /** All destinations of the station. */
  stationDestinations: readonly Connection[];
  destinations: DestinationChoice;
  durationSeconds: number;
  zone: string;
}

/** Compares the form with the episode that is out; null for one that is not. */
export function useUpdate(
  { draft, stationDestinations, destinations, durationSeconds, zone }: UpdateOptions,
  { form, schedule, expiry }: { form: PublishForm; schedule: Schedule; expiry: Expiry },
): Update | null {
  const words = useWords(updateMessages);
  const publishWords = useWords(publishMessages);
  const texts = useWords(publishTextsMessages);
  const catalogue = useCatalogue();
  const { live } = draft;
  const { chapter_markers: lines, ...values } = form.watch();
  const chapters = readChapterLines(lines);
  const hasChapters = Array.isArray(chapters);
  const status = live ? liveStatus(live) : 'published';
  const isMoved = status === 'scheduled' && schedule.isChanged;
  const moment = schedule.check.isValid ? schedule.check.moment : null;
  const when: PublishWhen = { kind: 'update', moment: isMoved ? moment : null };
  const fields = { ...values, chapter_markers: hasChapters ? chapters : [], expires_at: expiry.at(when) };
  const next = publishPayload(draft, fields, { destinations: destinations.posted, accepted: [] }, when);
  const changes = useChanges({ live, next, seconds: durationSeconds, stationDestinations, zone });
  if (!live) return null;

  const count = destinations.posted.length;
  const isBroken = live.media_status === 'failed' || live.proof?.state === 'failed';
  const publishNow = { when: 'publish', label: publishWords.publishNow } as const;

  function nextText(): string {
    if (status === 'published')
      return count === 0 ? words.inPlaceNowhere : words.inPlace(places(count, catalogue));
    if (moment !== null) return words.goesOut(formatMoment(moment, zone, catalogue));
    return isMoved ? texts.noTime(zone) : words.keepsDate;
  }

  return {
    status,
    changes,
    nothing: isBroken ? words.repair : status === 'scheduled' ? words.nothingScheduled : words.nothing,
    canUpdate: changes.length > 0 || isBroken || isMoved || !hasChapters,
    next: nextText(),
    others: [
      ...(status === 'scheduled'
        ? [
            {
              ...publishNow,
              text: planText({ when: 'publish', moment, zone, destinationCount: count }, catalogue),
            },
          ]
        : []),
      { when: 'save', label: words.draft[status], text: words.draftPlan[status] },
    ],
    attempt() {
      if (!isMoved) return when;
      const check = schedule.attempt();
      return check.isValid ? { kind: 'update', moment: check.moment } : null;
    },
  };
}

/** A part of an episode that an update changes. */
export interface Change {
  field: ChangedField;
  /** How it was, or what is new; empty for texts and pictures, which are on the screen. */
  text: string;
}

interface Described {
  live: Episode;
  /** The fields that the update sends. */
  next: Partial<EpisodeInput>;
  /** Seconds of the audio on the timeline. */
  seconds: number;
  stationDestinations: readonly Pick<Connection, 'id' | 'type' | 'title'>[];
  zone: string;
}

/** The changes of an update against the episode on the station; none for an episode that is not out. */
function useChanges({
  live,
  ...described
}: Omit<Described, 'live'> & { live: Episode | undefined }): Change[] {
  const catalogue = useCatalogue();
  const shows = useShows().data ?? [];
  if (!live) return [];
  const describe = describer({ ...described, live }, catalogue, shows);
  return changedFields(draftOfStored(live).fields, described.next).map((field) => ({
    field,
    text: describe[field]?.() ?? '',
  }));
}

/** How to say what changed, for the fields that a few words can say it of. */
function describer(
  { live, next, seconds, stationDestinations, zone }: Described,
  catalogue: Catalogue,
  shows: readonly Pick<Show, 'id' | 'title'>[],
): Partial<Record<ChangedField, () => string>> {
  const words = catalogue.wordsOf(updateMessages);
  const publishWords = catalogue.wordsOf(publishMessages);
  const was = (before: string | number | null | undefined) =>
    words.was(before === null || before === undefined ? words.none : String(before));
  const moment = (at: number | null) => was(at === null ? null : formatMoment(at, zone, catalogue));
  const list = listFormat(catalogue.locale, { type: 'unit', style: 'short' });
  const nameOf = (id: number) => {
    const found =
      stationDestinations.find((destination) => destination.id === id) ??
      live.smc_data.find((destination) => destination.id === id);
    return found ? destinationName({ title: '', ...found }, catalogue) : String(id);
  };
  const namesOf = (ids: readonly number[]) => list.format(ids.map(nameOf));

  function destinations(): string {
    const before = live.smc_data.map(({ id }) => id);
    const after = next.social_media_connections ?? before;
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    return [
      ...(added.length > 0 ? [words.added(namesOf(added))] : []),
      ...(removed.length > 0 ? [words.removed(namesOf(removed))] : []),
    ].join('; ');
  }

  return {
    title: () => words.was(words.quoted(live.name)),
    audio: () => words.length(formatClock(secondsOf(live)), formatClock(seconds)),
    show: () => was(shows.find(({ id }) => id === live.show_id)?.title),
    destinations,
    schedule: () => moment(live.delay_post_until),
    expiry: () => moment(live.expires_at),
    season: () => was(live.season_number),
    number: () => was(live.episode_number),
    type: () => was(publishWords.types[live.episode_type]),
    rating: () => was(live.explicit === 1 ? publishWords.explicit : publishWords.clean),
  };
}

/** Seconds of the timeline of the episode on the station. */
function secondsOf({ events }: Pick<Episode, 'events'>): number {
  return events.reduce((sum, { duration }) => sum + duration, 0);
}
