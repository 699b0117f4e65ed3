import type { Words } from '../../words/define-messages.ts';
import type { glossaryMessages } from './glossary.messages.ts';
export interface GlossaryTerm {
  term: string;
  text: string;
}

const terms = (messages: Words<typeof glossaryMessages>): readonly GlossaryTerm[] => [
  messages.country,
  messages.downloads,
  messages.listenThrough,
  messages.total,
  messages.reach,
  messages.uniqueUsers,
];

/** Explanations of the figures, under their names on screen, in pages of three. */
export const glossaryPages = (
  messages: Words<typeof glossaryMessages>,
): readonly (readonly GlossaryTerm[])[] => [terms(messages).slice(0, 3), terms(messages).slice(3)];
