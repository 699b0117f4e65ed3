import { useMemo, useState } from 'react';
import { focusSearch } from './keys/focus-search.ts';
import { globalSequences } from './keys/global-keys.model.ts';
import { useGlobalKeys } from './keys/use-global-keys.ts';
import { type SingleKeys, useSingleKeys } from './keys/use-single-keys.ts';
import type { MenuEntry } from './side-menu/use-menu-sections.ts';

const noKeys: ReadonlyMap<string, string> = new Map();

/** The palette and the keyboard help, and the keys that open them and the areas of the menu. */
export interface ShellKeys {
  singleKeys: SingleKeys;
  open: 'palette' | 'help' | null;
  openPalette(): void;
  openHelp(): void;
  close(): void;
}

export function useShellKeys(entries: readonly MenuEntry[], view: HTMLElement | null): ShellKeys {
  const [open, setOpen] = useState<ShellKeys['open']>(null);
  const singleKeys = useSingleKeys();
  const ids = entries.map(({ id }) => id).join(' ');
  const sequences = useMemo(() => globalSequences(ids.split(' ').map((id) => ({ id }))), [ids]);
  const openPalette = () => setOpen('palette');
  const openHelp = () => setOpen('help');
  useGlobalKeys({
    sequences: singleKeys.areOn ? sequences : noKeys,
    openPalette,
    run(id) {
      if (id === 'help') openHelp();
      else if (id === 'search') {
        if (!focusSearch(view)) openPalette();
      } else entries.find((entry) => entry.id === id)?.open();
    },
  });
  return { singleKeys, open, openPalette, openHelp, close: () => setOpen(null) };
}
