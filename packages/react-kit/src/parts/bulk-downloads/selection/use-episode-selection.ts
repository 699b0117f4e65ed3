import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { mostBulkEpisodes } from '@postkit/sdk/schema';
import { type EpisodeFilters, listQuery } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { selectionMessages } from './selection.messages.ts';

export interface EpisodeSelection {
  /** In the order in which they were selected; rows that are on the page are up to date. */
  episodes: readonly EpisodeSummary[];
  keys: ReadonlySet<string>;
  setKeys: (keys: ReadonlySet<string>) => void;
  clear: () => void;
  /** Number of episodes that match the filters. */
  total: number;
  /** Selects the newest of all episodes that match, as many as one bulk action takes. */
  selectMatching: () => void;
  isSelectingMatching: boolean;
}

interface Page {
  rows: readonly EpisodeSummary[];
  total: number;
  filters: EpisodeFilters;
}

type Selected = ReadonlyMap<string, EpisodeSummary>;
const none: Selected = new Map();
const keyOf = ({ playlist_id }: EpisodeSummary) => String(playlist_id);

/** Selected episodes of a paged list. The selection spans pages and ends when another filter changes. */
export function useEpisodeSelection({ rows, total, filters }: Page): EpisodeSelection {
  const reportFailure = useReportFailure();
  const messages = useWords(selectionMessages);
  const { client } = usePostKit();
  const scope = JSON.stringify({ ...filters, page: 1 });
  const [stored, setStored] = useState({ scope, selected: none });
  const selected = stored.scope === scope ? stored.selected : none;
  const onPage = new Map(rows.map((row) => [keyOf(row), row]));
  const select = (next: Selected) => setStored({ scope, selected: next });

  const matching = useMutation({
    mutationFn: async () =>
      client.episodes.list(listQuery({ ...filters, page: 1, pageSize: mostBulkEpisodes })),
    onSuccess: ({ playlists }) => select(new Map(playlists.map((row) => [keyOf(row), row]))),
    onError: (error) => reportFailure(messages.matchingFailed, error),
  });

  return {
    episodes: [...selected].map(([key, row]) => onPage.get(key) ?? row),
    keys: new Set(selected.keys()),
    setKeys: (keys) =>
      select(
        new Map(
          [...keys].flatMap((key) => {
            const row = onPage.get(key) ?? selected.get(key);
            return row ? [[key, row] as const] : [];
          }),
        ),
      ),
    clear: () => select(none),
    total,
    selectMatching: () => matching.mutate(),
    isSelectingMatching: matching.isPending,
  };
}
