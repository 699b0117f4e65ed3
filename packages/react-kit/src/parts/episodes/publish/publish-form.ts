import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type EpisodeField, episodeFields, type EpisodeInput, noEpisodePodcast } from '@postkit/sdk/schema';
import { chapterLines, readChapterLines } from '../../../data/episodes/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';

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
