import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ToneIcon } from '../../../ui/tone-icon/tone-icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { EpisodeCheck } from './episode-checks.ts';
import './preflight.css';
import { preflightMessages } from './preflight.messages.ts';

const tones = { problem: 'danger', warning: 'warning', hint: 'info' } as const;

export interface CheckListProps {
  checks: readonly EpisodeCheck[];
  /** Moves the playhead to a second of the timeline. */
  onJump?: ((seconds: number) => void) | undefined;
  /** Plays from a second of the timeline. */
  onListen?: ((seconds: number) => void) | undefined;
  /** Focuses the field that corrects a check. */
  onField?: ((field: string) => void) | undefined;
  /** Corrects what a check found. */
  onFix?: ((fix: NonNullable<EpisodeCheck['fix']>) => void) | undefined;
}

/** The checks of an episode, as a list. */
export function CheckList({ checks, onJump, onListen, onField, onFix }: CheckListProps) {
  const messages = useWords(preflightMessages);
  if (checks.length === 0) return <p className="pk-muted">{messages.none}</p>;
  return (
    <ul className="pk-checks" aria-label={messages.checks}>
      {checks.map(({ id, severity, text, at, fix, field, href }) => {
        return (
          <li key={id} data-severity={severity}>
            <ToneIcon tone={tones[severity]} />
            <div className="pk-checks-body">
              <p>
                <VisuallyHidden>{`${messages.severities[severity]}: `}</VisuallyHidden>
                {text}
              </p>
              <div className="pk-checks-actions">
                {at !== undefined && onListen && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={messages.listenTo(text)}
                    onPress={() => onListen(at)}
                  >
                    {messages.listen}
                  </Button>
                )}
                {at !== undefined && onJump && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={messages.jump(text)}
                    onPress={() => onJump(at)}
                  >
                    {messages.go}
                  </Button>
                )}
                {field !== undefined && onField && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={messages.fieldOf(text)}
                    onPress={() => onField(field)}
                  >
                    {messages.field}
                  </Button>
                )}
                {href !== undefined && (
                  <ButtonLink
                    size="small"
                    variant="quiet"
                    isExternal
                    href={href}
                    aria-label={messages.feedOf(text)}
                  >
                    {messages.feed}
                  </ButtonLink>
                )}
                {fix && onFix && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={messages.fixOf(messages.fixes[fix], text)}
                    onPress={() => onFix(fix)}
                  >
                    {messages.fixes[fix]}
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
