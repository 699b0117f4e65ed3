import type { EpisodeInput, RuledEvent, TimelineRights } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { Categories } from '../../categories/index.ts';
import type { GivenFields } from '../episode-columns.ts';
import { fail, invalidField } from '../episode-errors.ts';
import { eventIdsOf } from '../episode-links.repository.ts';
import { knownEvents, type ResolvedEpisode, type UnresolvedEpisode } from '../episode-references.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { draft, isOut, nextLifecycleState } from '../lifecycle-state.ts';
import { acceptedOf } from './rights.repository.ts';
import { adsWithout, chaptersWithout } from './without-events.ts';

/** A save whose resources are known. */
export interface UnclearedSave
  extends UnresolvedEpisode, Pick<ResolvedEpisode, 'references' | 'show' | 'events'> {
  /** The episode was published elsewhere before. */
  readonly isImport: boolean;
}

/** The parts of a save that the rules of categories may change. */
export interface ClearedSave extends Pick<ResolvedEpisode, 'references' | 'events'> {
  readonly input: GivenFields;
  /** Events that the user accepted with this save. */
  readonly accepted: readonly RuledEvent[];
}

/** A timeline that is about to be published. */
interface PublishedTimeline {
  readonly events: readonly AudioEventRow[];
  /** Null for an episode that does not exist yet. */
  readonly episodeId: number | null;
  /** Ids of events that the user accepts. */
  readonly accepted: readonly number[];
  readonly ads: NonNullable<EpisodeInput['ad_insert_events']>;
  /** In seconds of the episode, bumper included. */
  readonly chapters: NonNullable<EpisodeInput['chapter_markers']>;
  /** Id of the event that plays before the timeline; null for none. */
  readonly preBumper: number | null;
}

/** The timeline as it may be published. */
interface ClearedTimeline extends Pick<PublishedTimeline, 'events' | 'ads' | 'chapters'> {
  readonly accepted: readonly RuledEvent[];
  readonly isShorter: boolean;
}

/** The rules of categories for the audio of published episodes. */
export interface EpisodeRights {
  /** The effect of the rules on a timeline; each event is named once. */
  judge(
    station: Station,
    events: readonly AudioEventRow[],
    episodeId: number | null,
  ): Promise<TimelineRights>;
  /**
   * Applies the rules to a save that publishes, or that changes the timeline of a published episode: leaves out what they
   * strip.
   * @throws request.invalid naming `accept_rights` if an event that must be accepted is not, or `events` if nothing is left
   */
  clear(save: UnclearedSave): Promise<ClearedSave>;
  /** @throws episodes.rights-changed if the rules would change an episode that is published again as it is */
  refuseChanged(station: Station, row: EpisodeRow): Promise<void>;
}

export interface EpisodeRightsDeps {
  readonly audioEvents: AudioEvents;
  readonly categories: Pick<Categories, 'episodeRules'>;
}

export function createEpisodeRights(
  { db, clock }: Pick<StationContext, 'clock' | 'db'>,
  { audioEvents, categories }: EpisodeRightsDeps,
): EpisodeRights {
  function named(row: AudioEventRow): RuledEvent {
    const { id, title, artist, category } = row;
    return { event_id: id, title, artist, category, seconds: audioEvents.durationOf(row) };
  }

  async function judge(station: Station, events: readonly AudioEventRow[], episodeId: number | null) {
    const rules = await categories.episodeRules(station.id);
    if (rules.size === 0) return { left_out: [], to_accept: [] };
    const before = new Set(
      episodeId === null ? [] : (await acceptedOf(db, episodeId)).map(({ event_id }) => event_id),
    );
    const unique = [...new Map(events.map((row) => [row.id, row])).values()];
    const ruled = (rule: 'warn' | 'strip') => unique.filter((row) => rules.get(row.category_id) === rule);
    return {
      left_out: ruled('strip').map(named),
      to_accept: ruled('warn')
        .filter(({ id }) => !before.has(id))
        .map(named),
    };
  }

  async function clearTimeline(
    station: Station,
    { events, episodeId, accepted, ads, chapters, preBumper }: PublishedTimeline,
  ): Promise<ClearedTimeline> {
    const { left_out, to_accept } = await judge(station, events, episodeId);
    const open = to_accept.filter(({ event_id }) => !accepted.includes(event_id));
    if (open.length > 0) throw refusal(open);
    const leftOut = new Set(left_out.map(({ event_id }) => event_id));
    if (leftOut.size === 0) return { events, ads, chapters, accepted: to_accept, isShorter: false };
    const rest = events.filter(({ id }) => !leftOut.has(id));
    if (rest.length === 0) throw invalidField('events', nothingLeft);
    const bumper = preBumper === null ? null : await audioEvents.find(station, preBumper);
    const timed = [...(bumper ? [bumper] : []), ...events].map((row) => ({
      id: row.id,
      seconds: audioEvents.durationOf(row),
    }));
    return {
      events: rest,
      ads: adsWithout(ads, events, leftOut),
      chapters: chaptersWithout(chapters, timed, leftOut),
      accepted: to_accept,
      isShorter: true,
    };
  }

  return {
    judge,
    async clear({ station, input, before, references, show, events, isImport }) {
      const { status } = nextLifecycleState(before ?? draft, input, clock.seconds());
      const isChange = references.events !== undefined || !before || !isOut(before.status);
      if (isImport || !isOut(status) || !isChange) return { references, input, events, accepted: [] };
      const cleared = await clearTimeline(station, {
        events,
        episodeId: before?.id ?? null,
        accepted: input.accept_rights ?? [],
        ads: input.ad_insert_events ?? JSON.parse(before?.ad_insert_events ?? '[]'),
        chapters: input.chapter_markers ?? JSON.parse(before?.chapter_markers ?? '[]'),
        preBumper: show.preBumper,
      });
      const { accepted } = cleared;
      if (!cleared.isShorter) return { references, input, events, accepted };
      return {
        references: { ...references, events: cleared.events },
        input: { ...input, ad_insert_events: cleared.ads, chapter_markers: cleared.chapters },
        events: cleared.events,
        accepted,
      };
    },
    async refuseChanged(station, row) {
      const events = await knownEvents(audioEvents, station, await eventIdsOf(db, row.id));
      const { left_out, to_accept } = await judge(station, events, row.id);
      const [first] = [...left_out, ...to_accept];
      if (!first) return;
      throw fail('episodes.rights-changed', {
        message: `“${row.name}” contains “${first.title}” (${first.category}), and the rule of this category has changed. Open the episode and publish it from there.`,
      });
    },
  };
}

const nothingLeft = 'Your station leaves all of this audio out of episodes. Add other audio.';
/** Events that a message names. */
const mostNamed = 3;

function refusal(open: readonly RuledEvent[]) {
  const names = open.slice(0, mostNamed).map(({ title, category }) => `“${title}” (${category})`);
  const rest = open.length > mostNamed ? ` and ${open.length - mostNamed} more` : '';
  const message = `Your station asks for an acceptance before this is published: ${names.join(', ')}${rest}. Accept it, or take it off the timeline.`;
  return invalidField('accept_rights', message);
}
