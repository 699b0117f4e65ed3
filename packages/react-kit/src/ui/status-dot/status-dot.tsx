import type { ReactNode } from 'react';
import type { Tone } from '../badge/badge.tsx';
import './status-dot.css';

/** A coloured dot with its words: colour alone says nothing. */
export function StatusDot({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className="pk-status" data-tone={tone}>
      <span className="pk-status-dot" aria-hidden="true" />
      {children}
    </span>
  );
}
