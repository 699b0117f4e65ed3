import type { Draft, TodayDraft } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../../data/episodes/index.ts';
import type { HostAddress } from '../../../host/host.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { todayMessages } from '../today.messages.ts';
import { type DraftWork, readDraft } from './read-draft.ts';

/** A draft to continue. */
export interface DraftCardData {
  id: string;
  address: HostAddress;
  name: string;
  showId: number | null;
  /** The draft's own image; empty for that of its show. */
  image: string;
  clips: DraftWork['clips'];
  /** `31:04, 6 clips, no description yet. Saved 09:41` */
  line: string;
  updatedAt: number;
}

interface Sources {
  /** The user's unsaved work. */
  own: readonly Draft[];
  /** Episodes that are saved as drafts. */
  saved: readonly TodayDraft[];
}

interface Place {
  station: string;
  zone: string;
  /** Unix seconds. */
  now: number;
}

const mostCards = 5;

/** The drafts of the user and of the station, latest change first. Unsaved work on an episode takes the place of it. */
export function draftCards({ own, saved }: Sources, place: Place, catalogue: Catalogue): DraftCardData[] {
  const edited = new Set(own.map(({ key }) => key));
  const cards = [
    ...own.flatMap((draft) => ownCard(draft, place, catalogue) ?? []),
    ...saved
      .filter(({ playlist_id }) => !edited.has(`episode-${playlist_id}`))
      .map((draft) => savedCard(draft, place, catalogue)),
  ];
  return cards.toSorted((one, other) => other.updatedAt - one.updatedAt).slice(0, mostCards);
}

function ownCard(draft: Draft, { station, zone, now }: Place, catalogue: Catalogue): DraftCardData | null {
  const messages = catalogue.wordsOf(todayMessages);
  const work = readDraft(draft);
  const address = ownAddress(draft.key, work?.showId ?? null, station);
  if (!work || !address) return null;
  const missing = [
    ...(work.clips.length === 0 ? [messages.drafts.missing.clips] : []),
    ...(work.name === '' ? [messages.drafts.missing.name] : []),
    ...(work.description === '' ? [messages.drafts.missing.description] : []),
  ];
  return {
    id: draft.key,
    address,
    name: work.name || messages.drafts.untitled,
    showId: work.showId,
    image: work.image,
    clips: work.clips,
    line: lineOf(
      work.clips,
      missing,
      messages.drafts.saved(recentMoment(draft.updated_at, now, zone, catalogue)),
      catalogue,
    ),
    updatedAt: draft.updated_at,
  };
}

function savedCard(draft: TodayDraft, { station, zone, now }: Place, catalogue: Catalogue): DraftCardData {
  const messages = catalogue.wordsOf(todayMessages);
  const {
    playlist_id,
    show_id,
    name,
    description,
    clips,
    destinations,
    image,
    rss_image,
    updated_at,
    updated_by,
  } = draft;
  const missing = [
    ...(clips.length === 0 ? [messages.drafts.missing.clips] : []),
    ...(description.trim() === '' ? [messages.drafts.missing.description] : []),
    ...(destinations === 0 ? [messages.drafts.missing.destinations] : []),
  ];
  const when = recentMoment(updated_at, now, zone, catalogue);
  return {
    id: `episode-${playlist_id}`,
    address: episodeEditorAddress(station, show_id, playlist_id),
    name: name.trim() || messages.drafts.untitled,
    showId: show_id,
    image: rss_image || image,
    clips,
    line: lineOf(
      clips,
      missing,
      updated_by === '' ? messages.drafts.saved(when) : messages.drafts.savedBy(updated_by, when),
      catalogue,
    ),
    updatedAt: updated_at,
  };
}

function lineOf(
  clips: DraftWork['clips'],
  missing: readonly string[],
  saved: string,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(todayMessages);
  const seconds = clips.reduce((sum, clip) => sum + clip.seconds, 0);
  const length = clips.length > 0 ? [formatClock(seconds), messages.drafts.clips(clips.length)] : [];
  return `${[...length, ...(missing.length > 0 ? missing : [messages.drafts.ready])].join(', ')}. ${saved}`;
}

/** The editor of a draft by its key: `episode-12`, `show-4` or `new`. */
function ownAddress(key: string, showId: number | null, station: string): HostAddress | null {
  const [kind, id] = key.split('-');
  if (kind === 'new') return `/${station}/audio-editor`;
  if (kind === 'show') return episodeEditorAddress(station, Number(id), 0);
  return showId === null ? null : episodeEditorAddress(station, showId, Number(id));
}
