// Written by `npm run generate`.
import type { Catalogue } from '../words/catalogue.ts';

export interface KitLanguage {
  /** BCP 47, such as `de`. */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** Loads its words; absent for English, whose words are those of the screens. */
  readonly load?: () => Promise<Catalogue>;
}

/** The languages of the kit, English first. */
export const languages: readonly KitLanguage[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch', load: async () => (await import('./de/index.ts')).german },
  { id: 'es', name: 'Español', load: async () => (await import('./es/index.ts')).spanish },
];
