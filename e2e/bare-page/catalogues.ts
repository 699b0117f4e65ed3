import { type Catalogue, defineCatalogue, languages } from '@postkit/react-kit/messages';
import { markedWords } from './marked-words.ts';

/** A few words, for the direction: the rest is English. */
const arabic = defineCatalogue({
  locale: 'ar',
  messages: {
    'shows/list/shows': { heading: 'البرامج' },
    'episodes/list/episodes': { heading: 'الحلقات' },
    shell: { menu: 'القائمة' },
  },
});

/** The words of the page under the names of the address, `?words=de`. */
export const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
  marked: () => Promise.resolve(markedWords),
  ar: () => Promise.resolve(arabic),
  ...Object.fromEntries(languages.flatMap(({ id, load }) => (load ? [[id, load]] : []))),
};
