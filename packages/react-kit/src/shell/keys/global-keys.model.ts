import type { KeySection } from '../../host/commands/command.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { MenuEntry } from '../side-menu/use-menu-sections.ts';
import { keysMessages } from './keys.messages.ts';
import { paletteKeys } from './palette-keys.ts';

const searchKey = '/';
export const helpKey = '?';
const goKey = 'g';

/** The key after `g` that opens an area. */
const areaKeys: Readonly<Record<string, string>> = {
  today: 't',
  audio: 'a',
  shows: 's',
  video: 'v',
  episodes: 'e',
  setup: 'p',
  analytics: 'n',
  users: 'u',
  rssImport: 'r',
  tags: 'g',
  categories: 'c',
  schedules: 'm',
};

/** The keys that open an area, for display; undefined if it has none. */
export function keysOfArea(id: string): readonly string[] | undefined {
  const key = areaKeys[id];
  return key === undefined ? undefined : [goKey.toUpperCase(), key.toUpperCase()];
}

/** Ids by sequence: of the areas in the user's menu, and `search` and `help`. */
export function globalSequences(entries: readonly { id: string }[]): ReadonlyMap<string, string> {
  const areas = entries.flatMap(({ id }): [string, string][] => {
    const key = areaKeys[id];
    return key === undefined ? [] : [[`${goKey} ${key}`, id]];
  });
  return new Map([[searchKey, 'search'], [helpKey, 'help'], ...areas]);
}

/** The global keys as sections of the help. */
export function globalKeyHelp(
  entries: readonly Pick<MenuEntry, 'id' | 'label'>[],
  areOn: boolean,
  catalogue: Catalogue,
): KeySection[] {
  const messages = catalogue.wordsOf(keysMessages);
  const palette = { keys: [paletteKeys()], does: messages.palette };
  if (!areOn) return [{ title: messages.everywhere, rows: [palette] }];
  const areas = entries.flatMap(({ id, label }) => {
    const keys = keysOfArea(id);
    return keys ? [{ keys: keys.map((key) => [key]), does: label }] : [];
  });
  return [
    {
      title: messages.everywhere,
      rows: [
        palette,
        { keys: [[searchKey]], does: messages.search },
        { keys: [[helpKey]], does: messages.help },
      ],
    },
    { title: messages.goTo, rows: areas },
  ];
}
