import type { ReactNode } from 'react';
import type { Tone } from '../badge/badge.tsx';
import './status-dot.css';

/** A coloured dot with a text, since colour alone is not accessible. */
export function StatusDot({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className="pk-status" data-tone={tone}>
      <span className="pk-status-dot" aria-hidden="true" />
      {children}
    </span>
  );
}
