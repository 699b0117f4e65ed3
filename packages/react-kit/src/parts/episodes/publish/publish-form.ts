import { zodResolver } from '@hookform/resolvers/zod';
import { useQueries } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type Episode,
  type EpisodeField,
  type EpisodeInput,
  episodeFields,
  noEpisodePodcast,
  type EpisodeSummary,
} from '@postkit/sdk/schema';
import {
  type EpisodeDraft,
  chapterLines,
  readChapterLines,
  episodesQueries,
} from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';

/**
 * Save as a draft, publish now, publish at `moment` (unix seconds), or update a published or scheduled episode in place, which
 * changes its date only with a `moment`.
 */
export type PublishWhen =
  | { kind: 'save' }
  | { kind: 'publish' }
  | { kind: 'schedule'; moment: number }
  | { kind: 'update'; moment: number | null };

/** The fields of the form of the publish dialog. */
export type FormFields = Pick<Episode, EpisodeField<'publish'>>;

/** The fields that the publish dialog edits. */
export type PublishFields = FormFields & Pick<Episode, 'expires_at'>;

/** The user's choices in the publish dialog besides its fields. */
export interface PublishChoice {
  destinations: number[];
  /** Ids of the events that the user accepted. */
  accepted: number[];
}

/** All fields of the episode in the request; an update adds its version. */
export function publishPayload(
  draft: EpisodeDraft,
  fields: PublishFields,
  { destinations, accepted }: PublishChoice,
  when: PublishWhen,
): EpisodeInput {
  const rights = accepted.length > 0 && when.kind !== 'save' ? { accept_rights: accepted } : {};
  return {
    ...draft.fields,
    ...fields,
    social_media_connections: destinations,
    ...rights,
    ...lifecycle(when),
  };
}

function lifecycle(when: PublishWhen): Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'> {
  switch (when.kind) {
    case 'save':
      return { draft: true, delay_post_until: null };
    case 'publish':
      return { draft: false, unpublished: false, delay_post_until: null };
    case 'schedule':
      return { draft: false, unpublished: false, delay_post_until: when.moment };
    case 'update':
      // An episode that another user took down meanwhile stays so.
      return { draft: undefined, unpublished: undefined, delay_post_until: when.moment ?? undefined };
  }
}

const schema = (catalogue: Catalogue) =>
  z.object({
    ...episodeFields.publish,
    chapter_markers: z.string().transform((text, context) => {
      const read = readChapterLines(text);
      if (Array.isArray(read)) return read;
      context.addIssue(catalogue.wordsOf(publishMessages).chapterProblems[read.kind](read.line));
      return z.NEVER;
    }),
  });

/** The dialog's own fields, validated with the episode's schema. Chapters are edited as text lines. */
export function usePublishForm(fields: EpisodeInput) {
  const catalogue = useCatalogue();
  return useForm({
    resolver: zodResolver(schema(catalogue)),
    defaultValues: {
      season_number: fields.season_number ?? null,
      episode_number: fields.episode_number ?? null,
      episode_type: fields.episode_type ?? 'full',
      explicit: fields.explicit ?? 0,
      social_share_text: fields.social_share_text ?? '',
      attribution: fields.attribution ?? '',
      onceUseTags: fields.onceUseTags ?? [],
      podcast: fields.podcast ?? noEpisodePodcast,
      chapter_markers: chapterLines(fields.chapter_markers ?? []),
    } satisfies Record<EpisodeField<'publish'>, unknown>,
  });
}

export type PublishForm = ReturnType<typeof usePublishForm>;

/** Season (null for none) and number of an episode. */
export interface EpisodeNumber {
  season: number | null;
  number: number;
}

type Numbered = Pick<EpisodeSummary, 'season_number' | 'episode_number'>;

/** The number after the highest one of the latest season; the first one for a show without numbers. */
export function nextNumber(episodes: readonly Numbered[]): EpisodeNumber {
  const numbered = episodes.filter(({ episode_number: number }) => number !== null);
  const season = Math.max(0, ...numbered.map((episode) => episode.season_number ?? 0));
  const inSeason = numbered.filter((episode) => (episode.season_number ?? 0) === season);
  return {
    season: season === 0 ? null : season,
    number: 1 + Math.max(0, ...inSeason.map((episode) => episode.episode_number ?? 0)),
  };
}

/** Enough to find the latest season, also behind trailers without a number. */
const readEpisodes = 50;

/** The number after those of the show's published and scheduled episodes; null unless it is needed, and until it is known. */
export function useNextNumber({ fields, showId }: EpisodeDraft, isNeeded: boolean): EpisodeNumber | null {
  const { client } = usePostKit();
  const enabled = isNeeded && (fields.episode_number ?? null) === null;
  const pages = useQueries({
    queries: (['published', 'scheduled'] as const).map((status) => ({
      ...episodesQueries.page(client, {
        showId,
        status,
        search: '',
        date: null,
        page: 1,
        pageSize: readEpisodes,
      }),
      enabled,
    })),
  });
  if (!enabled || pages.some(({ data }) => data === undefined)) return null;
  return nextNumber(pages.flatMap(({ data }) => data?.playlists ?? []));
}
