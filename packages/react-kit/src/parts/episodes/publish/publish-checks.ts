import { useMemo, useRef, useState } from 'react';
import type {
  Connection,
  EpisodeFinding,
  EpisodeInput,
  RuledEvent,
  Show,
  TimelineRights,
} from '@postkit/sdk/schema';
import {
  readChapterLines,
  type EpisodeDraft,
  dialogFields,
  isEditorField,
} from '../../../data/episodes/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { EpisodeCardProps } from '../preflight/episode-card.tsx';
import { bySeverity, type EpisodeCheck, episodeChecks } from '../preflight/episode-checks.ts';
import { useCoverPixels } from '../preflight/use-cover-pixels.ts';
import { useTimelineLevels } from '../preflight/use-timeline-levels.ts';
import type { DestinationChoice } from './publish-choices.ts';
import type { PublishForm } from './publish-form.ts';
import type { FormFields, PublishWhen } from './publish-form.ts';
import { type CheckedFeed, ruleChecks } from './rule-checks.ts';
import { useRuleFindings } from './rule-checks.ts';

export interface PublishChecksInput {
  draft: EpisodeDraft;
  show: Show | undefined;
  rights: TimelineRights;
  /** Seconds of the whole timeline. */
  durationSeconds: number;
  destinations: DestinationChoice;
  /** Address of the form of a feed; undefined for users without access to it. */
  feedAddress: ((feedId: number, field: EpisodeFinding['field']) => string) | undefined;
  /** Whether the dialog was opened by the editor, which has more of the fields. */
  hasEditor: boolean;
}

export interface PublishChecks {
  card: EpisodeCardProps;
  checks: readonly EpisodeCheck[];
  /** Those that directories refuse or listeners notice. */
  problems: readonly EpisodeCheck[];
  /** The station could not check the rules of directories. */
  isFailed: boolean;
  retry: () => void;
  /** The problems of the episode as it is now. */
  settle: () => Promise<readonly EpisodeCheck[]>;
}

const ruledFields = [
  'season_number',
  'episode_number',
  'episode_type',
  'podcast',
  'chapter_markers',
  'onceUseTags',
] as const;

/** The episode as it goes out, and what to look at before. */
export function usePublishChecks(input: PublishChecksInput, form: PublishForm): PublishChecks {
  const { draft, show, rights, durationSeconds, destinations, feedAddress, hasEditor } = input;
  const catalogue = useCatalogue();
  const [season_number, episode_number, episode_type, podcast, chapterLines, onceUseTags] =
    form.watch(ruledFields);
  const { fields } = draft;
  const leftOut = rights.left_out;
  const events = useMemo(() => without(fields.events ?? [], leftOut), [fields.events, leftOut]);
  const { levels, isMeasuring, isFailed } = useTimelineLevels(events, fields.show);
  const seconds =
    durationSeconds -
    leftOut.reduce((sum, event) => sum + event.seconds * count(fields.events ?? [], event), 0);
  const cover = fields.rss_image || show?.square_image || '';
  const coverPixels = useCoverPixels(cover, fields.rss_image ? fields.rss_image_croppings : undefined);
  const chapter_markers = chaptersOf(chapterLines);
  const feeds = publicFeeds(destinations);
  const { name, description } = fields;
  const rules = useRuleFindings(
    {
      show: fields.show,
      name,
      description,
      season_number,
      episode_number,
      episode_type,
      chapter_markers,
      podcast,
    },
    seconds,
    feeds.map(({ id }) => id),
  );
  const own = episodeChecks(
    { fields: { ...fields, onceUseTags, chapter_markers }, seconds, levels, coverPixels, processing: 0 },
    catalogue,
  );
  const checked: CheckedFeed[] = feeds.map(({ id, title }) => ({
    id,
    title,
    addressOf: feedAddress && ((field) => feedAddress(id, field)),
  }));

  function all(findings: readonly EpisodeFinding[]): EpisodeCheck[] {
    const ownFields = new Set(own.map(({ field }) => field));
    const others = ruleChecks(findings, checked, catalogue).filter(
      ({ severity, field }) => severity === 'problem' || field === undefined || !ownFields.has(field),
    );
    return bySeverity([...own, ...others]).map((check) => reachable(check, hasEditor));
  }

  const checks = all(rules.findings);
  return {
    card: {
      cover,
      show: show?.title ?? '',
      title: name ?? '',
      seconds,
      ads: (fields.ad_insert_events ?? []).length,
      levels,
      isMeasuring,
      isFailed,
    },
    checks,
    problems: problemsOf(checks),
    isFailed: rules.isFailed,
    retry: rules.retry,
    settle: async () => problemsOf(all(await rules.settle())),
  };
}

function problemsOf(checks: readonly EpisodeCheck[]): EpisodeCheck[] {
  return checks.filter(({ severity }) => severity === 'problem');
}

/** A check without its field where the user cannot reach it from here. */
function reachable({ field, ...check }: EpisodeCheck, hasEditor: boolean): EpisodeCheck {
  const isReached = field !== undefined && (dialogFields.has(field) || (hasEditor && isEditorField(field)));
  return isReached ? { ...check, field } : check;
}

/** The feeds among the destinations that directories read. */
function publicFeeds({ rows, posted }: DestinationChoice): Connection[] {
  return rows.flatMap(({ destination }) =>
    destination.type === 'rss' && !destination.is_private && posted.includes(destination.id)
      ? [destination]
      : [],
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

export type PublishingWhen = Exclude<PublishWhen, { kind: 'save' }>;

export interface Asked {
  fields: FormFields;
  when: PublishingWhen;
  problems: readonly EpisodeCheck[];
}

export interface ProblemQuestion {
  /** The open question; null if there is none. */
  asked: Asked | null;
  /** The action whose problems are looked for; null if none is. */
  checking: PublishingWhen['kind'] | null;
  /** Whether the episode may go out; opens the question if it may not yet. */
  passes: (fields: FormFields, when: PublishingWhen) => Promise<boolean>;
  /** Closes the question. Accepted problems are not asked about again. */
  close: (isAccepted: boolean) => void;
}

/** Asks once about the problems of an episode before it goes out. */
export function useProblemQuestion(settle: () => Promise<readonly EpisodeCheck[]>): ProblemQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checking, setChecking] = useState<PublishingWhen['kind'] | null>(null);
  const accepted = useRef<ReadonlySet<string>>(new Set());
  return {
    asked,
    checking,
    async passes(fields, when) {
      setChecking(when.kind);
      const problems = await settle();
      setChecking(null);
      if (problems.every(({ id }) => accepted.current.has(id))) return true;
      setAsked({ fields, when, problems });
      return false;
    },
    close(isAccepted) {
      if (isAccepted && asked) accepted.current = new Set(asked.problems.map(({ id }) => id));
      setAsked(null);
    },
  };
}
