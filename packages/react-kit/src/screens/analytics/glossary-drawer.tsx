import { useRef, useState } from 'react';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { glossaryMessages } from './glossary.messages.ts';

interface GlossaryTerm {
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
const glossaryPages = (catalogue: Catalogue): readonly (readonly GlossaryTerm[])[] => [
  terms(catalogue).slice(0, 3),
  terms(catalogue).slice(3),
];

/** Explains the figures, page by page. */
export function GlossaryDrawer({ onClose }: { onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const [page, setPage] = useState(1);
  const terms = useRef<HTMLDListElement>(null);
  const last = glossaryPages(catalogue).length;

  /** The pressed button may become disabled, so the focus moves to the terms. */
  function turnTo(next: number): void {
    setPage(Math.min(last, Math.max(1, next)));
    terms.current?.focus();
  }

  return (
    <Drawer
      isOpen
      title={messages.help}
      onClose={onClose}
      footer={<Pagination label={messages.pages} page={page} pageCount={last} onChange={turnTo} />}
    >
      <dl ref={terms} tabIndex={-1} className="pk-analytics-glossary">
        {glossaryPages(catalogue)[page - 1]?.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
