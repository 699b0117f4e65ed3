import { formatPercent } from '../../ui/format/format-percent.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { retentionMessages } from './overview.messages.ts';

/** The listen through rate of an episode, which opens its minutes. */
export function RetentionRate({ rate, name, onPress }: { rate: number; name: string; onPress: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const text = formatPercent(rate, catalogue);
  return (
    <button
      type="button"
      className="pk-explained"
      title={messages.title}
      aria-label={messages.openRate(text, name)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {text}
    </button>
  );
}
