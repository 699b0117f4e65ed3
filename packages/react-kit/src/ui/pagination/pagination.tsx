import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../button/button.tsx';
import { paginationMessages } from './pagination.messages.ts';
import './pagination.css';

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
  const last = Math.max(1, pageCount);
  const isFirst = isDisabled || page <= 1;
  const isLast = isDisabled || page >= last;
  return (
    <nav className="pk-pagination" aria-label={label}>
      <Button variant="quiet" icon={<ChevronFirst aria-hidden="true" />} isDisabled={isFirst} onPress={() => onChange(1)}>
        <span className="pk-pagination-word">{paginationMessages.first}</span>
      </Button>
      <Button variant="quiet" icon={<ChevronLeft aria-hidden="true" />} isDisabled={isFirst} onPress={() => onChange(page - 1)}>
        <span className="pk-pagination-word">{paginationMessages.previous}</span>
      </Button>
      <span className="pk-pagination-text" aria-live="polite">
        {paginationMessages.page(Math.min(page, last), last)}
      </span>
      <Button variant="quiet" isDisabled={isLast} onPress={() => onChange(page + 1)}>
        <span className="pk-pagination-word">{paginationMessages.next}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button variant="quiet" isDisabled={isLast} onPress={() => onChange(last)}>
        <span className="pk-pagination-word">{paginationMessages.last}</span>
        <ChevronLast aria-hidden="true" />
      </Button>
    </nav>
  );
}
