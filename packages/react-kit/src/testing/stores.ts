import { createStores, type Stores } from '../host/stores.ts';

let current = createStores();

/** The stores of the providers that a test mounts; each test starts with new ones. */
export const stores: Stores = { get: (definition, create) => current.get(definition, create) };

export function resetStores(): void {
  current = createStores();
}
