import type { ReactNode, Ref } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import './screen-frame.css';

export interface ScreenFrameProps {
  heading: string;
  /** A line below the heading. */
  intro?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** Fills the height of its container, so that a list inside scrolls. */
  isFilled?: boolean | undefined;
  /** The screen's own class. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Frame of a screen with its heading, which stays while the content loads. */
export function ScreenFrame({ heading, intro, action, isFilled, className, ref, children }: ScreenFrameProps) {
  return (
    <div ref={ref} className={className ? `pk-screen ${className}` : 'pk-screen'} data-filled={isFilled || undefined}>
      <header className="pk-screen-head">
        <div className="pk-screen-title">
          <Heading level={1}>{heading}</Heading>
          {intro && <p className="pk-muted">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
