import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import { Page, type PageProps } from './page.tsx';
import './form-frame.css';

export interface FormFrameProps extends Pick<PageProps, 'kind'> {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Frame of a screen that is one long form: its title, with the form below. */
export function FormFrame({ title, aside, kind, children }: FormFrameProps) {
  return (
    <Page kind={kind} className="pk-form-screen">
      <header className="pk-form-screen-head">
        <Heading level={1}>{title}</Heading>
        {aside}
      </header>
      {children}
    </Page>
  );
}

/** The form's buttons, always in view: first the one that leaves, last the one that continues. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <footer className="pk-form-screen-buttons">{children}</footer>;
}
