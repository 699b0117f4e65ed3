import type { Theme } from '../ui/root/root.tsx';
import type { HostStorage } from './host.ts';

/** `system` follows the preference of the user's device. */
export type ThemeChoice = Theme | 'system';

/** The user's choice of a theme, and a function that changes and stores it. */
export interface ThemeControl {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

const key = 'theme';

export function storedTheme(storage: HostStorage): ThemeChoice {
  const value = storage.get(key);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function storeTheme(storage: HostStorage, choice: ThemeChoice): void {
  if (choice === 'system') storage.remove(key);
  else storage.set(key, choice);
}
