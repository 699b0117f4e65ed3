import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EpisodeCheckInput,
  type EpisodeFinding,
  type EpisodeInput,
  episodePodcast,
} from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { searchDelayMilliseconds, useSettled } from '../../../host/use-settled.ts';

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
