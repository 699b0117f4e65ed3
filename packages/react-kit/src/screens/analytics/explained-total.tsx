import { formatCount } from '../../ui/format/format-count.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';

/** A number of downloads that opens its explanation. */
export function ExplainedTotal({ downloads, onPress }: { downloads: number; onPress: () => void }) {
  const locale = useLocale();
  const messages = useWords(analyticsMessages);
  const count = formatCount(downloads, locale);
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
