import type { EpisodeInput, RuledEvent, Show, TimelineRights } from '@postkit/sdk/schema';
import { useMemo } from 'react';
import { CheckList, EpisodeCard, episodeChecks, useCoverPixels, useTimelineLevels } from '../preflight/index.ts';
import { readChapterLines } from '../chapter-lines.ts';
import type { EpisodeDraft } from './episode-draft.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import { checkMessages } from '../preflight/preflight.messages.ts';
import { useWords } from '../../../words/use-words.ts';

export interface PublishSummaryProps {
  draft: EpisodeDraft;
  show: Show | undefined;
  rights: TimelineRights;
  /** Seconds of the whole timeline. */
  durationSeconds: number;
  /** The chapters as typed, one per line. */
  chapters: string;
}

/** The episode as it goes out, and what to look at before. */
export function PublishSummary({ draft, show, rights, durationSeconds, chapters }: PublishSummaryProps) {
  const messages = useWords(publishMessages);
  const checkWords = useWords(checkMessages);
  const { fields } = draft;
  const leftOut = rights.left_out;
  const events = useMemo(() => without(fields.events ?? [], leftOut), [fields.events, leftOut]);
  const { levels, isMeasuring, isFailed } = useTimelineLevels(events, fields.show);
  const seconds = durationSeconds - leftOut.reduce((sum, event) => sum + event.seconds * count(fields.events ?? [], event), 0);
  const cover = fields.rss_image || show?.square_image || '';
  const coverPixels = useCoverPixels(cover, fields.rss_image ? fields.rss_image_croppings : undefined);
  const checks = episodeChecks(
    {
      fields: { ...fields, chapter_markers: chaptersOf(chapters) },
      seconds,
      levels,
      coverPixels,
      processing: 0,
    },
    checkWords,
  );
  const facts = { cover, show: show?.title ?? '', title: fields.name ?? '', seconds };
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

/** Whether an address is that of an event. */
function isOf(uri: string, { event_id }: RuledEvent): boolean {
  return uri.endsWith(`/${event_id}/`);
}

function without(events: readonly string[], leftOut: readonly RuledEvent[]): string[] {
  return events.filter((uri) => !leftOut.some((event) => isOf(uri, event)));
}

function count(events: readonly string[], event: RuledEvent): number {
  return events.filter((uri) => isOf(uri, event)).length;
}

function chaptersOf(text: string): NonNullable<EpisodeInput['chapter_markers']> {
  const read = readChapterLines(text);
  return Array.isArray(read) ? read : [];
}
