import type { EpisodeInput, Show } from '@postkit/sdk/schema';
import { CheckList, EpisodeCard, episodeChecks, useCoverPixels, useTimelineLevels } from '../preflight/index.ts';
import { readChapterLines } from '../chapter-lines.ts';
import type { EpisodeDraft } from './episode-draft.ts';
import { publishMessages as messages } from './publish-dialog.messages.ts';

export interface PublishSummaryProps {
  draft: EpisodeDraft;
  show: Show | undefined;
  durationSeconds: number;
  /** The chapters as typed, one per line. */
  chapters: string;
}

/** The episode as it goes out, and what to look at before. */
export function PublishSummary({ draft, show, durationSeconds, chapters }: PublishSummaryProps) {
  const { fields } = draft;
  const { levels, isMeasuring, isFailed } = useTimelineLevels(fields.events ?? [], fields.show);
  const cover = fields.rss_image || show?.square_image || '';
  const coverPixels = useCoverPixels(cover, fields.rss_image ? fields.rss_image_croppings : undefined);
  const checks = episodeChecks({
    fields: { ...fields, chapter_markers: chaptersOf(chapters) },
    seconds: durationSeconds,
    levels,
    coverPixels,
    processing: 0,
  });
  const facts = { cover, show: show?.title ?? '', title: fields.name ?? '', seconds: durationSeconds };
  return (
    <>
      <EpisodeCard {...facts} ads={(fields.ad_insert_events ?? []).length} {...{ levels, isMeasuring, isFailed }} />
      {checks.length > 0 && (
        <section className="pk-publish-section" aria-label={messages.checks}>
          <CheckList checks={checks} />
        </section>
      )}
    </>
  );
}

function chaptersOf(text: string): NonNullable<EpisodeInput['chapter_markers']> {
  const read = readChapterLines(text);
  return Array.isArray(read) ? read : [];
}
