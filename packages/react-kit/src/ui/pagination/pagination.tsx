import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import './pagination.css';
import { paginationMessages } from './pagination.messages.ts';

export type PaginationProps = {
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  isDisabled?: boolean | undefined;
};

/** First, Previous, Next and Last around "Page N of M". */
export function Pagination({ label, page, pageCount, onChange, isDisabled = false }: PaginationProps) {
  const messages = useWords(paginationMessages);
  const last = Math.max(1, pageCount);
  const isFirst = isDisabled || page <= 1;
  const isLast = isDisabled || page >= last;
  return (
    <nav className="pk-pagination" aria-label={label}>
      <Button
        variant="quiet"
        icon={<ChevronFirst aria-hidden="true" />}
        isDisabled={isFirst}
        onPress={() => onChange(1)}
      >
        <span className="pk-pagination-word">{messages.first}</span>
      </Button>
      <Button
        variant="quiet"
        icon={<ChevronLeft aria-hidden="true" />}
        isDisabled={isFirst}
        onPress={() => onChange(page - 1)}
      >
        <span className="pk-pagination-word">{messages.previous}</span>
      </Button>
      <span className="pk-pagination-text" aria-live="polite">
        {messages.page(Math.min(page, last), last)}
      </span>
      <Button variant="quiet" isDisabled={isLast} onPress={() => onChange(page + 1)}>
        <span className="pk-pagination-word">{messages.next}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button variant="quiet" isDisabled={isLast} onPress={() => onChange(last)}>
        <span className="pk-pagination-word">{messages.last}</span>
        <ChevronLast aria-hidden="true" />
      </Button>
    </nav>
  );
}
