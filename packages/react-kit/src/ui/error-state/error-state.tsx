import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import '../empty-state/empty-state.css';
import { errorStateMessages } from './error-state.messages.ts';

export type ErrorStateProps = {
  message: string;
  details?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** Replaces content that could not be loaded. */
export function ErrorState({ message, details, onRetry, isRetrying }: ErrorStateProps) {
  const messages = useWords(errorStateMessages);
  return (
    <div className="pk-empty" role="alert">
      <div className="pk-empty-icon" data-tone="danger">
        <TriangleAlert aria-hidden="true" />
      </div>
      <div className="pk-empty-words">
        <p className="pk-empty-title">{message}</p>
        {details && <div className="pk-empty-text">{details}</div>}
      </div>
      {onRetry && (
        <div className="pk-empty-action">
          <Button icon={<RotateCw aria-hidden="true" />} isBusy={isRetrying} onPress={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
