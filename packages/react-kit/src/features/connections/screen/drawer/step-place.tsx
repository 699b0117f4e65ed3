import { type ReactNode, useEffect, useRef } from 'react';

export interface StepPlaceProps {
  label: string;
  /** Somebody came from another step: the button that they pressed may not take the focus any more. */
  isArriving: boolean;
  children: ReactNode;
}

/** The fields of one step, where the focus goes when somebody comes to it. */
export function StepPlace({ label, isArriving, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isArriving) place.current?.focus();
  }, [isArriving]);
  return (
    <div ref={place} className="pk-stack pk-setup-place" role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
