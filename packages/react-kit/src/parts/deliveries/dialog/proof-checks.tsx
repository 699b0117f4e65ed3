import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { ProofCheck } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';

const icons = { passed: Check, failed: X, skipped: Minus } as const;

/** The results of one try, each with a fix if it failed. */
export function ProofChecks({ checks }: { checks: readonly ProofCheck[] }) {
  const messages = useWords(deliveriesMessages);
  return (
    <ul className="pk-proof-checks">
      {checks.map(({ check, passed, message, fix }) => {
        const result = resultOf(passed);
        const Icon = icons[result];
        return (
          <li key={check} data-result={result}>
            <Icon role="img" aria-label={messages.results[result]} />
            <span>
              {message}
              {fix && <span className="pk-proof-fix">{fix}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function resultOf(passed: boolean | null): keyof typeof icons {
  if (passed === null) return 'skipped';
  return passed ? 'passed' : 'failed';
}
