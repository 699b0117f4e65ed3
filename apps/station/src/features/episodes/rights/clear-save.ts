import type { EpisodeStatus } from '@postkit/sdk/schema';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import type { GivenFields } from '../episode-columns.ts';
import type { EpisodeReferences } from '../episode-references.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { nextLifecycleState } from '../lifecycle-state.ts';
import type { EpisodeRights } from './rights.service.ts';

/** The events of a save, and the episode before it; null for a new one. */
export interface SavedTimeline {
  readonly events: readonly AudioEventRow[];
  readonly before: EpisodeRow | null;
}

interface Save<Input extends GivenFields> extends SavedTimeline {
  readonly given: EpisodeReferences;
  readonly show: ShowRow;
  readonly input: Input;
  /** The episode was published elsewhere before. */
  readonly isImport: boolean;
}

const newDraft = { status: 'draft', delay_post_until: null } as const;

/**
 * Applies the rules of categories to a save that publishes, or that changes the timeline of a published episode.
 * @param now Unix seconds
 * @throws request.invalid as `EpisodeRights.clear`
 */
export async function clearSave<Input extends GivenFields>(
  rights: Pick<EpisodeRights, 'clear'>,
  station: Station,
  now: number,
  { given, show, input, before, events, isImport }: Save<Input>,
) {
  const { status } = nextLifecycleState(before ?? newDraft, input, now);
  const isChange = given.events !== undefined || !before || !isOut(before.status);
  if (isImport || !isOut(status) || !isChange) return { given, input, events, accepted: [] };
  const cleared = await rights.clear(station, {
    events,
    episodeId: before?.id ?? null,
    accepted: input.accept_rights ?? [],
    ads: input.ad_insert_events ?? JSON.parse(before?.ad_insert_events ?? '[]'),
    chapters: input.chapter_markers ?? JSON.parse(before?.chapter_markers ?? '[]'),
    preBumper: show.preBumper,
  });
  const { accepted } = cleared;
  if (!cleared.isShorter) return { given, input, events, accepted };
  return {
    given: { ...given, events: cleared.events },
    input: { ...input, ad_insert_events: cleared.ads, chapter_markers: cleared.chapters },
    events: cleared.events,
    accepted,
  };
}

function isOut(status: EpisodeStatus): boolean {
  return status === 'published' || status === 'scheduled';
}
