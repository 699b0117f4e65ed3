import { useEffect, useState } from 'react';
import { useStores } from '../stores.ts';
import type { Command, KeySection } from './command.ts';
import { useCommandRegistry } from './commands.store.ts';

const none: readonly Command[] = [];

/**
 * Adds commands to the palette, and keys to the keyboard help, while the calling part of a screen is mounted.
 * Both values must be stable: constants, or memoized.
 */
export function useScreenCommands({
  commands = none,
  keys = null,
}: {
  commands?: readonly Command[];
  keys?: KeySection | null;
}): void {
  const stores = useStores();
  const [owner] = useState(() => Symbol('commands'));
  useEffect(() => {
    useCommandRegistry.in(stores).getState().contribute(owner, { commands, keys });
    return () => useCommandRegistry.in(stores).getState().withdraw(owner);
  }, [stores, owner, commands, keys]);
}
