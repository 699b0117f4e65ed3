import { useRef, useState } from 'react';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { glossaryPages } from './glossary.ts';

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
