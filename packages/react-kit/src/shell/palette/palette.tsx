import { useState } from 'react';
import { episodeOperations, isAllowed } from '@postkit/sdk/operations';
import { useShows } from '../../data/shows/index.ts';
import type { Command } from '../../host/commands/command.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { isAvailable, missingAccess } from '../../host/session/areas.ts';
import { Button } from '../../ui/button/button.tsx';
import { CommandList } from '../../ui/command-list/command-list.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { CommandIcon } from './command-icon.tsx';
import { paletteMessages } from './palette.messages.ts';
import { initialSections, matchingSections, type PaletteSection } from './palette.model.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { useFoundEpisodes } from './use-found-episodes.ts';
import { contentCommands, type PaletteSource, usePaletteCommands } from './use-palette-commands.ts';

export interface PaletteProps extends PaletteSource {
  onClose(): void;
}

/** Finds screens, shows, episodes and actions by typing, and opens or runs the one that the user chooses. */
export function Palette({ onClose, ...source }: PaletteProps) {
  const messages = useWords(paletteMessages);
  const { host } = usePostKit();
  const [text, setText] = useState('');
  const palette = usePalette(source, text);
  const { sections, shows, found } = palette;
  return (
    <CommandList
      label={messages.label}
      placeholder={messages.placeholder}
      text={text}
      onTextChange={setText}
      sections={sections.map(({ title, commands }) => ({
        title,
        commands: commands.map((command) => ({ ...command, icon: <CommandIcon id={command.id} /> })),
      }))}
      empty={found.isSearching ? messages.searching : messages.nothing(text.trim())}
      status={<Status shows={shows} found={found} hasRows={sections.length > 0} />}
      onChoose={(id) => {
        const command = sections.flatMap(({ commands }) => commands).find((each) => each.id === id);
        if (!command) return;
        rememberCommand(host.storage, source.session.slug, source.settings.username, command);
        onClose();
        command.run();
      }}
      onClose={onClose}
    />
  );
}

function usePalette(source: PaletteSource, text: string) {
  const catalogue = useCatalogue();
  const messages = useWords(paletteMessages);
  const { host } = usePostKit();
  const { slug, permissions } = source.session;
  const hasShows = isAvailable('shows', host.areas) && missingAccess('shows', permissions) === null;
  const hasEpisodes = isAvailable('audio', host.areas) && isAllowed(episodeOperations.list, permissions);
  const shows = useShows({ enabled: hasShows });
  const found = useFoundEpisodes(text, hasEpisodes);
  const open = (to: string) => host.navigate(to);
  const commands = usePaletteCommands(source);
  const content = contentCommands(
    { shows: hasShows ? (shows.data ?? []) : [], episodes: found.episodes },
    slug,
    open,
    catalogue,
  );
  const all = [...commands, ...content.shows];
  const search = text.trim();
  return { sections: search === '' ? atStart() : matches(), shows: hasShows ? shows : null, found };

  function atStart(): PaletteSection[] {
    const offered: readonly Command[] = all;
    const recent = recentCommands(host.storage, {
      station: slug,
      user: source.settings.username,
      offered,
      open,
    });
    return initialSections(all, recent, messages.groups.recent);
  }

  // The station decides which episodes match, because it also searches their descriptions.
  function matches(): PaletteSection[] {
    const local = matchingSections(all, search);
    return content.episodes.length > 0
      ? [...local, { title: messages.groups.episodes, commands: content.episodes }]
      : local;
  }
}

interface StatusProps {
  shows: ReturnType<typeof useShows> | null;
  found: ReturnType<typeof useFoundEpisodes>;
  hasRows: boolean;
}

function Status({ shows, found, hasRows }: StatusProps) {
  const messages = useWords(paletteMessages);
  // Without rows, the list itself says that the search runs.
  if (found.isSearching) return hasRows ? messages.searching : null;
  const failed = found.isFailed ? { text: messages.searchFailed, retry: found.retry } : null;
  const problem =
    failed ?? (shows?.isError ? { text: messages.showsFailed, retry: () => void shows.refetch() } : null);
  if (!problem) return null;
  return (
    <>
      {problem.text}
      <Button size="small" onPress={problem.retry}>
        {messages.retry}
      </Button>
    </>
  );
}
