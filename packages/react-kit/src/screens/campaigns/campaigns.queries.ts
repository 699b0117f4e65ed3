import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { settingsQueries } from '../../host/settings/settings.queries.ts';
import { stationKey } from '../../host/station-key.ts';

/** Milliseconds between two looks at audio that is being made or read. */
const audioPause = 2000;

/** Episodes of a campaign on a page. */
export const campaignEpisodesOnPage = 20;

const campaignsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'campaigns'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...campaignsQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.campaigns.list({ signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ audio }) => audio.status === 'processing') ? audioPause : false,
    }),
  settings: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...campaignsQueries.all(client), 'settings'] as const,
      queryFn: ({ signal }) => client.campaigns.settings({ signal }),
    }),
  deliveries: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...campaignsQueries.all(client), 'deliveries', id] as const,
      queryFn: ({ signal }) => client.campaigns.deliveries(id, { signal }),
    }),
  episodes: (client: PostKitClient, id: number, page: number) =>
    queryOptions({
      queryKey: [...campaignsQueries.all(client), 'episodes', id, page] as const,
      queryFn: ({ signal }) =>
        client.campaigns.episodes(id, { page, limit: campaignEpisodesOnPage }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.reading ? audioPause : false),
    }),
  breaks: (client: PostKitClient, episode: number | null) =>
    queryOptions({
      queryKey: [...campaignsQueries.all(client), 'breaks', episode] as const,
      queryFn: ({ signal }) => client.campaigns.breaks(episode ?? 0, { signal }),
      enabled: episode !== null,
    }),
};

/** The campaigns of the station, newest first. */
export function useCampaigns({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...campaignsQueries.list(client), enabled });
}

/** Whether the station inserts campaigns. */
export function useCampaignSettings({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...campaignsQueries.settings(client), enabled });
}

/** The counted deliveries of a campaign. */
export function useCampaignDeliveries(id: number) {
  const { client } = usePostKit();
  return useQuery(campaignsQueries.deliveries(client, id));
}

/** A page of the episodes of a campaign, from 1. */
export function useCampaignEpisodes(id: number, page: number) {
  const { client } = usePostKit();
  return useQuery(campaignsQueries.episodes(client, id, page));
}

/** The places of an episode at which campaigns can play; loads nothing if `episode` is null. */
export function useEpisodeBreaks(episode: number | null) {
  const { client } = usePostKit();
  return useQuery(campaignsQueries.breaks(client, episode));
}

/** Switches campaigns on or off; the menu follows the settings of the station. */
export function useSetCampaignsEnabled() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (enabled: boolean) => client.campaigns.setEnabled(enabled),
    onSuccess: (settings) => queries.setQueryData(campaignsQueries.settings(client).queryKey, settings),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: settingsQueries.all(client) });
      await queries.invalidateQueries({ queryKey: campaignsQueries.all(client) });
    },
  });
}

/** A change of a campaign; everything about campaigns is loaded again afterwards. */
export function useCampaignChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: campaignsQueries.all(client) }),
  });
}
