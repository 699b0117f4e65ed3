import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';
import './disclosure.css';

export type DisclosureProps = {
  label: string;
  /** A short summary of the content. */
  help: string;
  isOpenAtFirst: boolean;
  /** Keeps it open, for example while a field inside has an error. */
  isHeldOpen: boolean;
  children: ReactNode;
};

/** Rarely needed fields behind a line that opens. The content renders only while open. */
export function Disclosure({ label, help, isOpenAtFirst, isHeldOpen, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isHeldOpen;

  // The browser closes it by itself, which must not hide what holds it open.
  function toggle(details: HTMLDetailsElement): void {
    if (isHeldOpen && !details.open) details.open = true;
    else setOpen(details.open);
  }

  return (
    <details className="pk-disclosure" open={isShown} onToggle={(event) => toggle(event.currentTarget)}>
      <summary>
        <ChevronRight aria-hidden="true" />
        <span className="pk-disclosure-text">
          {label}
          <span className="pk-disclosure-help">{help}</span>
        </span>
      </summary>
      {isShown && children}
    </details>
  );
}
