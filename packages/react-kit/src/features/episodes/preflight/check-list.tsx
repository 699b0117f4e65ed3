import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../../ui/button/button.tsx';
import type { EpisodeCheck } from './episode-checks.ts';
import { preflightMessages as messages } from './preflight.messages.ts';
import './preflight.css';

export interface CheckListProps {
  checks: readonly EpisodeCheck[];
  /** Moves the playhead to a second of the timeline. */
  onJump?: ((seconds: number) => void) | undefined;
}

/** The checks of an episode, as a list. */
export function CheckList({ checks, onJump }: CheckListProps) {
  if (checks.length === 0) return <p className="pk-muted">{messages.none}</p>;
  return (
    <ul className="pk-checks" aria-label={messages.checks}>
      {checks.map(({ id, text, at }) => (
        <li key={id}>
          <TriangleAlert aria-hidden="true" />
          <span>{text}</span>
          {at !== undefined && onJump && (
            <Button size="small" variant="quiet" aria-label={messages.jump(text)} onPress={() => onJump(at)}>
              {messages.go}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
