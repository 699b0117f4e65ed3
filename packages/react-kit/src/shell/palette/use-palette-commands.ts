import { episodeOperations, isAllowed } from '@postkit/sdk/operations';
import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { episodeEditorAddress, showDetailsAddress } from '../../data/episodes/index.ts';
import type { Command } from '../../host/commands/command.ts';
import { useCommandRegistry } from '../../host/commands/commands.store.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, missingAccess, isAvailable } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useStores } from '../../host/stores.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { helpKey, keysOfArea } from '../keys/global-keys.model.ts';
import { isEditor } from '../side-menu/is-editor.ts';
import type { MenuEntry } from '../side-menu/use-menu-sections.ts';
import { useThemeGroup } from '../side-menu/use-theme-group.ts';
import { stationsAtAGlance } from '../station/stations-at-a-glance.ts';
import { useLeave } from '../use-leave.ts';
import { paletteMessages } from './palette.messages.ts';

export interface PaletteSource {
  settings: Settings;
  session: StationSession;
  /** The current path. */
  path: string;
  /** The areas of the user's menu. */
  entries: readonly MenuEntry[];
  /** Single keys work, so the palette shows them. */
  areKeysOn: boolean;
  /** Opens the log source; null for users who may not. */
  onLogSource: (() => void) | null;
  onKeyHelp(): void;
}

/** Everything that the user can do from anywhere, and what the current screen adds. */
export function usePaletteCommands(source: PaletteSource): Command[] {
  const catalogue = useCatalogue();
  const contributions = useCommandRegistry((state) => state.contributions);
  const contributed = [...contributions.values()].flatMap(({ commands }) => commands);
  const own = [
    ...screenCommands(source, catalogue),
    ...useActions(source),
    ...useCompanyCommands(source),
    ...useThemes(),
    ...useStations(source),
  ];
  // A screen's command replaces the shell's of the same id.
  return [...new Map([...own, ...contributed].map((command) => [command.id, command])).values()];
}

function screenCommands({ entries, areKeysOn }: PaletteSource, catalogue: Catalogue): Command[] {
  const messages = catalogue.wordsOf(paletteMessages);
  return entries.map(({ id, label, open }) => ({
    id: `screen-${id}`,
    label,
    group: messages.groups.screens,
    keys: areKeysOn ? keysOfArea(id) : undefined,
    run: open,
  }));
}

function useActions({ session, path, areKeysOn, onLogSource, onKeyHelp }: PaletteSource): Command[] {
  const stores = useStores();
  const messages = useWords(paletteMessages);
  const { host } = usePostKit();
  const signOut = useLeave();
  const group = messages.groups.actions;
  const editor = `/${session.slug}/audio-editor`;
  const hasEditor = isAvailable('audio', host.areas) && missingAccess('audio', session.permissions) === null;
  const canCreate = hasEditor && isAllowed(episodeOperations.create, session.permissions);
  const actions: (Command | false)[] = [
    canCreate &&
      path !== editor && {
        id: 'new-episode',
        label: messages.newEpisode,
        words: messages.newEpisodeWords,
        group,
        run: () => host.navigate(editor),
      },
    // The editor contributes the command itself while it is open.
    hasEditor &&
      !isEditor(path) && {
        id: 'upload',
        label: messages.upload,
        words: messages.uploadWords,
        group,
        run() {
          useCommandRegistry.in(stores).getState().runWhenThere('upload');
          host.navigate(editor);
        },
      },
    onLogSource !== null && {
      id: 'log-source',
      label: messages.logSource,
      words: messages.logSourceWords,
      group,
      run: onLogSource,
    },
    {
      id: 'key-help',
      label: messages.keyHelp,
      words: messages.keyHelpWords,
      group,
      keys: areKeysOn ? [helpKey] : undefined,
      run: onKeyHelp,
    },
    { id: 'sign-out', label: messages.signOut, words: messages.signOutWords, group, run: signOut },
  ];
  return actions.filter((action) => action !== false);
}

/** The company and a new station, for company admins. */
function useCompanyCommands({ session, path }: PaletteSource): Command[] {
  const stores = useStores();
  const messages = useWords(paletteMessages);
  const { host } = usePostKit();
  if (!isAvailable('company', host.areas) || missingAccess('company', session.permissions) !== null)
    return [];
  const address = `/${session.slug}/${areas.company.target}`;
  return [
    {
      id: 'screen-company',
      label: messages.company,
      words: messages.companyWords,
      group: messages.groups.screens,
      run: () => host.navigate(address),
    },
    // The screen contributes the command itself while it is open.
    ...(path === address
      ? []
      : [
          {
            id: 'add-station',
            label: messages.addStation,
            words: messages.addStationWords,
            group: messages.groups.actions,
            run() {
              useCommandRegistry.in(stores).getState().runWhenThere('add-station');
              host.navigate(address);
            },
          },
        ]),
  ];
}

function useThemes(): Command[] {
  const messages = useWords(paletteMessages);
  const themes = useThemeGroup();
  if (!themes) return [];
  return themes.items.map(({ id, label }) => ({
    id: `theme-${id}`,
    label: messages.theme(label),
    words: messages.themeWords,
    detail: id === themes.selected ? messages.currentTheme : undefined,
    group: messages.groups.theme,
    run: () => themes.onSelect?.(id),
  }));
}

function useStations({ settings }: PaletteSource): Command[] {
  const messages = useWords(paletteMessages);
  const { host } = usePostKit();
  return settings.station_list
    .filter(({ station }) => station !== settings.station)
    .map(({ station, title }) => ({
      id: `station-${station}`,
      label: messages.switchTo(title || station),
      words: station,
      group: messages.groups.stations,
      // More stations than a list shows at a glance are only found by a search.
      to: settings.station_list.length > stationsAtAGlance ? `/${station}/shows` : undefined,
      run() {
        host.storage.set('station', station);
        host.navigate(`/${station}/shows`);
      },
    }));
}

/** Shows, and the episodes that the station found, as commands that open them. */
export function contentCommands(
  { shows, episodes }: { shows: readonly Show[]; episodes: readonly EpisodeSummary[] },
  station: string,
  open: (to: string) => void,
  catalogue: Catalogue,
): { shows: Command[]; episodes: Command[] } {
  const messages = catalogue.wordsOf(paletteMessages);
  const titles = new Map(shows.map(({ id, title }) => [id, title]));
  const command = (id: string, label: string, group: string, to: string, detail?: string): Command => ({
    id,
    label,
    group,
    to,
    detail,
    run: () => open(to),
  });
  return {
    shows: shows.map(({ id, title }) =>
      command(`show-${id}`, title, messages.groups.shows, showDetailsAddress(station, id)),
    ),
    episodes: episodes.map(({ playlist_id, show_id, name, status }) => {
      const show = titles.get(show_id);
      const detail =
        show === undefined ? messages.status[status] : messages.ofShow(messages.status[status], show);
      return command(
        `episode-${playlist_id}`,
        name,
        messages.groups.episodes,
        episodeEditorAddress(station, show_id, playlist_id),
        detail,
      );
    }),
  };
}
