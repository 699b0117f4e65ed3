import type { Catalogue } from '../../words/catalogue.ts';
import { glossaryMessages } from './glossary.messages.ts';
export interface GlossaryTerm {
  term: string;
  text: string;
}

const terms = (catalogue: Catalogue): readonly GlossaryTerm[] => {
  const messages = catalogue.wordsOf(glossaryMessages);
  return [
    messages.country,
    messages.downloads,
    messages.listenThrough,
    messages.total,
    messages.reach,
    messages.uniqueUsers,
  ];
};

/** Explanations of the figures, under their names on screen, in pages of three. */
export const glossaryPages = (catalogue: Catalogue): readonly (readonly GlossaryTerm[])[] => [
  terms(catalogue).slice(0, 3),
  terms(catalogue).slice(3),
];
