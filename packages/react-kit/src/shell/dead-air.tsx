import type { ReactNode } from 'react';
import { Heading } from '../ui/heading/heading.tsx';
import './dead-air.css';

export interface DeadAirProps {
  title: string;
  text: string;
  /** The way out. */
  action: ReactNode;
}

/** Fills the page where there is no screen to show: a deck without a signal, the reason, and the way out. */
export function DeadAir({ title, text, action }: DeadAirProps) {
  return (
    <div className="pk-dead-air">
      <div className="pk-dead-air-deck" data-deck aria-hidden="true">
        <span className="pk-dead-air-line" />
        <span className="pk-readout">−∞ dB</span>
      </div>
      <Heading level={1}>{title}</Heading>
      <p className="pk-dead-air-text">{text}</p>
      {action}
    </div>
  );
}
