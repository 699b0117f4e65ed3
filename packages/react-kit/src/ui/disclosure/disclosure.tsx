import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';
import './disclosure.css';

export type DisclosureProps = {
  label: string;
  /** What is in it, in a few words. */
  help: string;
  isOpenAtFirst: boolean;
  /** Keeps it open, as where something in it is wrong. */
  isHeldOpen: boolean;
  children: ReactNode;
};

/** What few people need, behind a line that opens. What is in it is drawn while it is open. */
export function Disclosure({ label, help, isOpenAtFirst, isHeldOpen, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isHeldOpen;
  return (
    <details className="pk-disclosure" open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden="true" />
        {label}
        <span className="pk-disclosure-help">{help}</span>
      </summary>
      {isShown && children}
    </details>
  );
}
