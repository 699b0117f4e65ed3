import type { AreaName, ScreenName } from '../screens.ts';
import { loadPart } from '../ui/lazy-part/load-part.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { MessageModule } from '../words/define-messages.ts';
import { areasOfScreens } from './areas-of-screens.ts';
import { type AreaMessages, areaOf } from './areas.ts';
import { isRightToLeft } from './is-right-to-left.ts';

interface LanguageOptions {
  /** BCP 47. */
  locale: string;
  shared: AreaMessages<'shared'>;
  /** Load the words of the areas. */
  areas: { [Name in AreaName]: () => Promise<AreaMessages<Name>> };
}

/** A whole language whose words load by area. */
export function defineLanguage({ locale, shared, areas }: LanguageOptions): Catalogue {
  const words = new Map<string, unknown>(Object.entries(shared));
  const loaded = new Set<AreaName | 'shared'>(['shared']);
  const failed = new Set<AreaName>();
  const loading = new Map<AreaName, Promise<void>>();

  async function fetchArea(area: AreaName): Promise<void> {
    try {
      const messages = await loadPart<object>(areas[area]);
      for (const [key, module] of Object.entries(messages)) words.set(key, module);
      loaded.add(area);
      failed.delete(area);
    } catch (error) {
      console.warn(`[postkit] The words of "${area}" (${locale}) could not be loaded`, error);
      failed.add(area);
    }
    loading.delete(area);
  }

  function loadArea(area: AreaName): Promise<void> {
    const running = loading.get(area) ?? fetchArea(area);
    loading.set(area, running);
    return running;
  }

  return {
    locale,
    direction: isRightToLeft(locale) ? 'rtl' : undefined,
    wordsOf<Messages>({ key, english }: MessageModule<string, Messages>) {
      const area = areaOf(key);
      if (area === 'shared' || loaded.has(area)) return words.get(key) as Messages;
      if (failed.has(area)) return english;
      // React renders again once it resolves. `use` would need a call for each module, also for words that are there.
      throw loadArea(area);
    },
    load(screen: ScreenName) {
      const absent = areasOfScreens[screen].filter((area) => !loaded.has(area));
      return absent.length === 0 ? undefined : Promise.all(absent.map(loadArea)).then(() => undefined);
    },
  };
}
