import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import './screen-frame.css';

export interface ScreenFrameProps {
  heading: string;
  /** The screen's own class, for what differs. */
  className?: string;
  children: ReactNode;
}

/** A screen's place with its heading, which stays while what stands below it is loaded. */
export function ScreenFrame({ heading, className, children }: ScreenFrameProps) {
  return (
    <div className={className ? `pk-screen ${className}` : 'pk-screen'}>
      <Heading level={1}>{heading}</Heading>
      {children}
    </div>
  );
}
