import { useId } from 'react';
import { useCatalogue } from '../../words/use-words.ts';
import { formatPercent } from '../format/format-percent.ts';
import './progress-bar.css';

export type ProgressBarProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** 0 to 100; undefined if the end is unknown. */
  value?: number | undefined;
  /** At the end of the line, instead of the percentage. */
  valueText?: string | undefined;
  tone?: 'accent' | 'success' | 'danger' | undefined;
};

export function ProgressBar({ label, isLabelHidden, value, valueText, tone = 'accent' }: ProgressBarProps) {
  const id = useId();
  const catalogue = useCatalogue();
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const text = valueText ?? (percent === undefined ? undefined : formatPercent(percent / 100, catalogue));
  return (
    <div className="pk-progress">
      <div className="pk-progress-line" data-visually-hidden={isLabelHidden || undefined}>
        <span id={id}>{label}</span>
        {text && <span className="pk-progress-text">{text}</span>}
      </div>
      <div
        className="pk-progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        data-tone={tone}
      >
        <div
          className="pk-progress-fill"
          data-unknown={percent === undefined || undefined}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
