import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tagsQueries, useEnsureTags } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useStores } from '../../../host/stores.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { showSetupMessages } from '../show-setup.messages.ts';
import { useShowSetup } from '../show-setup.store.ts';

/** The draft's tags by name. A new name is created as a tag at once. */
export function useShowTags() {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(showSetupMessages);
  const { client } = usePostKit();
  const stores = useStores();
  const tags = useQuery(tagsQueries.list(client));
  const ensure = useEnsureTags();
  /** Names of tags whose creation is in flight or failed. */
  const [pendingNames, setPendingNames] = useState<readonly string[]>([]);
  const chosen = useShowSetup((state) => state.draft?.playlist_categories);
  const known = useMemo(() => tags.data ?? [], [tags.data]);
  const names = useMemo(
    () => known.filter(({ resource_uri }) => chosen?.includes(resource_uri)).map(({ name }) => name),
    [known, chosen],
  );

  function choose(added: readonly string[], removed: readonly string[] = []) {
    const setup = useShowSetup.in(stores).getState();
    const rest = (setup.draft?.playlist_categories ?? []).filter((uri) => !removed.includes(uri));
    setup.change({ playlist_categories: [...new Set([...rest, ...added])] });
  }

  async function createTags(newNames: readonly string[]): Promise<void> {
    setPendingNames(newNames);
    try {
      const createdTags = await ensure.mutateAsync(newNames);
      choose(createdTags.map(({ resource_uri }) => resource_uri));
      setPendingNames([]);
    } catch (error) {
      reportFailure(messages.messageName, error, failureText(error, catalogue, messages.tagChangeFailed));
    }
  }

  /** Applies the names in the field: removes missing ones, adds known ones and creates new ones. */
  function change(next: readonly string[]) {
    const removed = known
      .filter(({ name }) => names.includes(name) && !next.includes(name))
      .map(({ resource_uri }) => resource_uri);
    const added = next.filter((name) => !names.includes(name));
    const matches = added.flatMap(
      (name) => known.find((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase()) ?? [],
    );
    const unknown = added.filter(
      (name) => !matches.some((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase()),
    );
    if (removed.length > 0 || matches.length > 0)
      choose(
        matches.map(({ resource_uri }) => resource_uri),
        removed,
      );
    if (unknown.length > pendingNames.length || unknown.some((name) => !pendingNames.includes(name)))
      void createTags(unknown);
    else setPendingNames(unknown);
  }

  return {
    names: [...names, ...pendingNames],
    knownNames: known.map(({ name }) => name),
    isCreating: ensure.isPending,
    /** The tags could not be loaded, or one could not be created. */
    failure: tags.isLoadingError
      ? messages.tagsFailed
      : ensure.isError && pendingNames.length > 0
        ? messages.tagChangeFailed
        : null,
    retry: () => (tags.isLoadingError ? void tags.refetch() : void createTags(pendingNames)),
    change,
  };
}
