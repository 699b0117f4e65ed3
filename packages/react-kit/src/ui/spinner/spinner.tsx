import { useWords } from '../../words/use-words.ts';
import { spinnerMessages } from './spinner.messages.ts';
import './spinner.css';

export type SpinnerProps = {
  /** Announced by assistive technology and, with `isLabelShown`, drawn next to the ring. */
  label?: string | undefined;
  isLabelShown?: boolean | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

export function Spinner({ label, isLabelShown = false, size = 'medium' }: SpinnerProps) {
  const messages = useWords(spinnerMessages);
  const text = label ?? messages.loading;
  return (
    <span className="pk-spinner" data-size={size} role="status" aria-label={isLabelShown ? undefined : text}>
      <SpinnerRing />
      {isLabelShown && <span className="pk-spinner-label">{text}</span>}
    </span>
  );
}

/** The ring without a label, for a parent that already announces that it is busy. */
export function SpinnerRing() {
  return (
    <svg className="pk-spinner-ring" viewBox="0 0 16 16" aria-hidden="true">
      <circle className="pk-spinner-track" cx="8" cy="8" r="6.5" />
      <circle className="pk-spinner-head" cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray="28 72" />
    </svg>
  );
}
