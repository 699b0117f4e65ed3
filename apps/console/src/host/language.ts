import { type Catalogue, languages, type ScreenName } from '@postkit/react-kit/messages';
import { createDefaultHost } from '@postkit/react-kit/screens/sign-in';

export interface Language {
  /** The user's choice, or `system`. */
  readonly choice: string;
  /** Absent for English, whose words are those of the screens. */
  readonly words: Catalogue | undefined;
}

const page = document.documentElement;
const { storage } = createDefaultHost();
// Read by first-paint.js too.
const key = 'language';

let current: Language = { choice: storage.get(key) ?? 'system', words: undefined };
let wanted = page.lang;
const listeners = new Set<() => void>();
/** The screens whose code has been requested. */
const screens = new Set<ScreenName>();

/** Loads the words of the language that first-paint.js found. Without them the page is in English. */
export async function loadLanguage(): Promise<Catalogue | undefined> {
  try {
    await show(page.lang, current.choice);
  } catch (error) {
    console.warn('[postkit] The words of a language could not be loaded', error);
    page.lang = 'en';
  }
  return current.words;
}

/** Shows and stores a language. Rejects if its words could not be loaded. */
export async function chooseLanguage(choice: string): Promise<void> {
  await show(choice === 'system' ? (page.dataset['systemLanguage'] ?? 'en') : choice, choice);
  if (choice === 'system') storage.remove(key);
  else storage.set(key, choice);
}

async function show(language: string, choice: string): Promise<void> {
  wanted = language;
  const words = await languages.find(({ id }) => id === language)?.load?.();
  await Promise.all([...screens].map(async (screen) => words?.load?.(screen)));
  // A later choice was faster.
  if (wanted !== language) return;
  page.lang = language;
  current = { choice, words };
  for (const listener of listeners) listener();
}

/** Loads the words of a screen beside its code. */
export async function loadScreenWords(screen: ScreenName): Promise<void> {
  screens.add(screen);
  await current.words?.load?.(screen);
}

export function currentLanguage(): Language {
  return current;
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
