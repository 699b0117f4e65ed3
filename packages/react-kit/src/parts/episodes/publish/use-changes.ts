import type { Connection, Episode, EpisodeInput, Show } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/connections/index.ts';
import { type ChangedField, changedFields } from '../../../data/episodes/index.ts';
import { draftOfStored } from '../../../data/episodes/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { listFormat } from '../../../words/intl-formats.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import { updateMessages } from './update.messages.ts';

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
  connections: readonly Pick<Connection, 'id' | 'type' | 'title'>[];
  zone: string;
}

/** The changes of an update against the episode on the station; none for an episode that is not out. */
export function useChanges({
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
  { live, next, seconds, connections, zone }: Described,
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
      connections.find((connection) => connection.id === id) ??
      live.smc_data.find((connection) => connection.id === id);
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
