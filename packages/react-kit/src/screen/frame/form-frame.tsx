import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import './form-frame.css';

export interface FormFrameProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The place of a screen that is one long form: its title, and the form below. */
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

/** The form's buttons, in view however long the form is: what leaves it first, what goes on last. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <footer className="pk-form-screen-buttons">{children}</footer>;
}
