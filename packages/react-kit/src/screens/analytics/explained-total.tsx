import { formatCount } from '../../ui/format/format-count.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';

/** A number of downloads that opens its explanation. */
export function ExplainedTotal({ downloads, onPress }: { downloads: number; onPress: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const count = formatCount(downloads, catalogue);
  return (
    <button
      type="button"
      className="pk-explained"
      aria-label={messages.explain(count)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {count}
    </button>
  );
}
