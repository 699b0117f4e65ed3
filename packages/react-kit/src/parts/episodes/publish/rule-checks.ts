import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EpisodeFinding,
  type EpisodeCheckInput,
  type EpisodeInput,
  episodePodcast,
} from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { searchDelayMilliseconds, useSettled } from '../../../host/use-settled.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { EpisodeCheck } from '../preflight/episode-checks.ts';
import { ruleMessages } from './publish-dialog.messages.ts';

/** A feed among the destinations, and how to open the field that corrects a finding of it. */
export interface CheckedFeed {
  id: number;
  title: string;
  /** Undefined for users without access to destinations. */
  addressOf: ((field: EpisodeFinding['field']) => string) | undefined;
}

/**
 * The findings of the station as checks: an error about the episode is a problem, a warning a hint, and the errors of a feed,
 * which the episode did not make, one warning for each feed.
 */
export function ruleChecks(
  findings: readonly EpisodeFinding[],
  feeds: readonly CheckedFeed[],
  catalogue: Catalogue,
): EpisodeCheck[] {
  const own = findings.filter(({ connection_id }) => connection_id === null);
  return [
    ...own.map((finding) => ownCheck(finding, catalogue)),
    ...feeds.flatMap((feed) => feedCheck(findings, feed, catalogue)),
  ];
}

function ownCheck(
  { rule, level, message, field, sources }: EpisodeFinding,
  catalogue: Catalogue,
): EpisodeCheck {
  const messages = catalogue.wordsOf(ruleMessages);
  const known: Readonly<Record<string, string>> = messages[level === 'error' ? 'errors' : 'warnings'];
  return {
    id: `rule-${rule}-${field}-${level}`,
    severity: level === 'error' ? 'problem' : 'hint',
    text: (field !== null && known[field]) || message,
    sources,
    ...(field !== null && { field }),
  };
}

function feedCheck(
  findings: readonly EpisodeFinding[],
  feed: CheckedFeed,
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(ruleMessages);
  const errors = findings.filter(({ connection_id }) => connection_id === feed.id);
  const [first] = errors;
  if (!first) return [];
  return [
    {
      id: `feed-${feed.id}`,
      severity: 'warning',
      text: messages.feed(feed.title, errors.length),
      ...(feed.addressOf && { href: feed.addressOf(first.field) }),
    },
  ];
}

/** Names of directories that would refuse an episode with these problems. */
export function refusingDirectories(problems: readonly EpisodeCheck[]): string[] {
  const directories = ['Apple Podcasts', 'Spotify'];
  return directories.filter((name) => problems.some(({ sources }) => sources?.includes(name)));
}

/** The parts of an unsaved episode that directories have rules for. */
export type RuledFields = Pick<
  EpisodeInput,
  | 'show'
  | 'name'
  | 'description'
  | 'season_number'
  | 'episode_number'
  | 'episode_type'
  | 'chapter_markers'
  | 'podcast'
>;

export interface RuleFindings {
  /** Empty until they are known, and for an episode in no feed. */
  findings: readonly EpisodeFinding[];
  isFailed: boolean;
  retry: () => void;
  /** The findings about the episode as it is now; empty if the station cannot check it. */
  settle: () => Promise<readonly EpisodeFinding[]>;
}

const nothing: readonly EpisodeFinding[] = [];

/** The findings of the station about an unsaved episode, for the feeds among its destinations. */
export function useRuleFindings(
  fields: RuledFields,
  seconds: number,
  feeds: readonly number[],
): RuleFindings {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { show, podcast, ...texts } = fields;
  const isChecked = show !== undefined && feeds.length > 0;
  const input: EpisodeCheckInput = {
    ...texts,
    show: show ?? '',
    social_media_connections: [...feeds],
    duration: seconds,
    // A credit that is half typed is refused.
    ...(podcast && episodePodcast.safeParse(podcast).success ? { podcast } : {}),
  };
  const current = JSON.stringify(input);
  const query = (checked: string) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'rules', checked] as const,
      queryFn: async ({ signal }) => {
        const body: EpisodeCheckInput = JSON.parse(checked);
        return (await client.episodes.check(body, { signal })).findings;
      },
      staleTime: 10_000,
      retry: false,
    });
  const { data, isError, refetch } = useQuery({
    ...query(useSettled(current, searchDelayMilliseconds)),
    enabled: isChecked,
    placeholderData: keepPreviousData,
  });
  return {
    findings: isChecked ? (data ?? nothing) : nothing,
    isFailed: isChecked && isError,
    retry: () => void refetch(),
    settle: () => (isChecked ? queries.query(query(current)).catch(() => nothing) : Promise.resolve(nothing)),
  };
}
