import { createStore, type StateCreator, type StoreApi, useStore } from 'zustand';
import { type Stores, useStores } from './stores.ts';

/** A store that each provider has its own of. Calling it reads the store of the surrounding provider. */
export interface ProviderStore<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
  /** The store itself, for event handlers, effects and code outside React. */
  readonly in: (stores: Stores) => StoreApi<State>;
}

/** Defines a store that each provider has its own of. */
// @__NO_SIDE_EFFECTS__
export function defineStore<State>(create: StateCreator<State>): ProviderStore<State> {
  const definition = {};
  const inStores = (stores: Stores) => stores.get(definition, () => createStore(create));
  function useProviderStore<Part>(select?: (state: State) => Part): State | Part {
    const store = inStores(useStores());
    return useStore(store, select ?? ((state: State): State | Part => state));
  }
  return Object.assign(useProviderStore, { in: inStores }) as ProviderStore<State>;
}
