import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tagsQueries, useEnsureTags } from '../../../tags/index.ts';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { failureText, reportFailure } from '../../../../screen/report-failure.ts';
import { showSetupMessages } from '../show-setup.messages.ts';
import { useShowSetup } from '../show-setup.store.ts';

/** The draft's tags by name. A name that the station does not know yet becomes a tag of it at once. */
export function useShowTags() {
  const { client } = usePostKit();
  const tags = useQuery(tagsQueries.list(client));
  const ensure = useEnsureTags();
  /** Names that are not tags yet: on their way, or refused. */
  const [unmade, setUnmade] = useState<readonly string[]>([]);
  const chosen = useShowSetup((state) => state.draft?.playlist_categories);
  const known = useMemo(() => tags.data ?? [], [tags.data]);
  const names = useMemo(() => known.filter(({ resource_uri }) => chosen?.includes(resource_uri)).map(({ name }) => name), [known, chosen]);

  async function make(wanted: readonly string[]): Promise<void> {
    setUnmade(wanted);
    try {
      const made = await ensure.mutateAsync(wanted);
      choose(made.map(({ resource_uri }) => resource_uri));
      setUnmade([]);
    } catch (error) {
      reportFailure(showSetupMessages.messageName, error, failureText(error, showSetupMessages.tagChangeFailed));
    }
  }

  /** Takes the names of the field: those that were taken away go, known ones come, new ones are made. */
  function change(next: readonly string[]) {
    const gone = known.filter(({ name }) => names.includes(name) && !next.includes(name)).map(({ resource_uri }) => resource_uri);
    const added = next.filter((name) => !names.includes(name));
    const found = added.flatMap((name) => known.find((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase()) ?? []);
    const unknown = added.filter((name) => !found.some((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase()));
    if (gone.length > 0 || found.length > 0)
      choose(
        found.map(({ resource_uri }) => resource_uri),
        gone,
      );
    if (unknown.length > unmade.length || unknown.some((name) => !unmade.includes(name))) void make(unknown);
    else setUnmade(unknown);
  }

  return {
    names: [...names, ...unmade],
    knownNames: known.map(({ name }) => name),
    isMaking: ensure.isPending,
    /** The tags could not be read, or one could not be made. */
    failure: tags.isLoadingError
      ? showSetupMessages.tagsFailed
      : ensure.isError && unmade.length > 0
        ? showSetupMessages.tagChangeFailed
        : null,
    retry: () => (tags.isLoadingError ? void tags.refetch() : void make(unmade)),
    change,
  };
}

function choose(added: readonly string[], gone: readonly string[] = []) {
  const { draft, change } = useShowSetup.getState();
  const kept = (draft?.playlist_categories ?? []).filter((uri) => !gone.includes(uri));
  change({ playlist_categories: [...new Set([...kept, ...added])] });
}
