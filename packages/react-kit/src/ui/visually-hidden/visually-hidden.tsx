import type { ReactNode } from 'react';

export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span data-visually-hidden id={id}>
      {children}
    </span>
  );
}
