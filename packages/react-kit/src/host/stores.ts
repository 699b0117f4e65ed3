import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { outsideProvider } from './outside-provider.ts';

/** The state that the parts of one provider share, such as messages and uploads. `createStores` creates it. */
export interface Stores {
  /** The store of a definition; the same at each call. */
  readonly get: <State>(definition: object, create: () => StoreApi<State>) => StoreApi<State>;
}

/**
 * Stores for one or more providers. Each `PostKitProvider` creates its own unless it gets some, which is for hosts that show
 * a message from outside React, or spread the parts of one workspace over several roots of a page.
 *
 * @example
 * const stores = createStores();
 * <PostKitProvider client={client} stores={stores}>
 * useMessages.in(stores).getState().show({ name: 'Import', details: 'Done.', type: 'success' });
 */
export function createStores(): Stores {
  const created = new Map<object, unknown>();
  return {
    get<State>(definition: object, create: () => StoreApi<State>) {
      if (!created.has(definition)) created.set(definition, create());
      return created.get(definition) as StoreApi<State>;
    },
  };
}

export const StoresContext = createContext<Stores | null>(null);

/** The stores of the surrounding provider. Throws outside `PostKitProvider` and `HostProvider`. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw outsideProvider();
  return stores;
}
