import { defineStore } from '../define-store.ts';
import type { Command, KeySection } from './command.ts';

/** Commands and keys of one mounted part of a screen. */
export interface Contribution {
  commands: readonly Command[];
  keys: KeySection | null;
}

interface CommandsState {
  contributions: ReadonlyMap<symbol, Contribution>;
  /** Id of a command that runs as soon as a screen contributes it. */
  awaited: string | null;
  contribute(owner: symbol, contribution: Contribution): void;
  withdraw(owner: symbol): void;
  /** Runs a command of the next screen once that screen contributes it. */
  runWhenThere(id: string): void;
  forget(): void;
}

/** The additions of the current screen to the palette and to the keyboard help. */
export const useCommandRegistry = defineStore<CommandsState>((set, get) => ({
  contributions: new Map(),
  awaited: null,
  contribute(owner, contribution) {
    set({ contributions: new Map(get().contributions).set(owner, contribution) });
    const due = contribution.commands.find(({ id }) => id === get().awaited);
    if (!due) return;
    set({ awaited: null });
    due.run();
  },
  withdraw(owner) {
    const contributions = new Map(get().contributions);
    contributions.delete(owner);
    set({ contributions });
  },
  runWhenThere: (awaited) => set({ awaited }),
  forget: () => set({ awaited: null }),
}));
