import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import './form-frame.css';

export interface FormFrameProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Frame of a screen that is one long form: its title, with the form below. */
export function FormFrame({ title, aside, children }: FormFrameProps) {
  return (
    <div className="pk-form-screen">
      <header className="pk-form-screen-head">
        <Heading level={1}>{title}</Heading>
        {aside}
      </header>
      {children}
    </div>
  );
}

/** The form's buttons, always in view: first the one that leaves, last the one that continues. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <footer className="pk-form-screen-buttons">{children}</footer>;
}
