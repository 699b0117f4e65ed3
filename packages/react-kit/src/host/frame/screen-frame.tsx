import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import { Page, type PageProps } from './page.tsx';
import './screen-frame.css';

export interface ScreenFrameProps extends PageProps {
  heading: string;
  /** A line below the heading. */
  intro?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
}

/** Frame of a screen with its heading, which stays while the content loads. */
export function ScreenFrame({ heading, intro, action, children, ...page }: ScreenFrameProps) {
  return (
    <Page {...page}>
      <header className="pk-screen-head">
        <div className="pk-screen-title">
          <Heading level={1}>{heading}</Heading>
          {intro && <p className="pk-muted">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </Page>
  );
}
