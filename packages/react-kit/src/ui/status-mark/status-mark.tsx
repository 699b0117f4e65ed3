import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import EyeOff from 'lucide-react/icons/eye-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import './status-mark.css';

/** Kinds of states; each has its own shape and colour. */
export type StatusKind =
  | 'draft'
  | 'scheduled'
  | 'busy'
  | 'published'
  | 'unpublished'
  | 'failed'
  | 'warning'
  | 'recording';

export type StatusMarkProps = {
  kind: StatusKind;
  /** The state in a word or two. */
  word: string;
  /** A second line. */
  detail?: ReactNode;
  /** 0 to 100, for `busy`: a bar below the word. */
  progress?: number | undefined;
  /** Name of the bar; defaults to the word. */
  progressLabel?: string | undefined;
};

const shapes = {
  draft: CircleDashed,
  scheduled: Clock,
  busy: null,
  published: CircleCheck,
  unpublished: EyeOff,
  failed: TriangleAlert,
  warning: TriangleAlert,
  recording: null,
} as const;

/** A state as shape, word and colour, so that none of the three is needed alone. */
export function StatusMark({ kind, word, detail, progress, progressLabel = word }: StatusMarkProps) {
  const Shape = shapes[kind];
  return (
    <span className="pk-status-mark" data-kind={kind}>
      <span className="pk-status-word">
        {Shape && <Shape aria-hidden="true" />}
        {kind === 'recording' && <span className="pk-status-lamp" aria-hidden="true" />}
        <span>{word}</span>
      </span>
      {progress !== undefined && (
        <span
          className="pk-status-track"
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <span className="pk-status-fill" style={{ width: `${progress}%` }} />
        </span>
      )}
      {detail && <span className="pk-status-detail">{detail}</span>}
    </span>
  );
}
