import type { ReactNode, Ref } from 'react';
import './page.css';

/** `wide` is for tables, dashboards and forms with something beside them, `form` for one column of fields. */
export type PageKind = 'wide' | 'form';

export interface PageProps {
  kind?: PageKind | undefined;
  /** Fills the height of its container, so that a list inside scrolls. */
  isFilled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** The place of every page except the editor, which fills its container: its padding, and one width for its kind. */
export function Page({ kind = 'wide', isFilled, className, ref, children }: PageProps) {
  return (
    <div
      ref={ref}
      className={className ? `pk-page ${className}` : 'pk-page'}
      data-kind={kind}
      data-filled={isFilled || undefined}
    >
      {children}
    </div>
  );
}
