import { type ReactNode, useEffect, useRef } from 'react';

export interface StepPlaceProps {
  label: string;
  /** The step was opened from another step, so the pressed button must not keep the focus. */
  isArriving: boolean;
  children: ReactNode;
}

/** The fields of one step, which receive the focus when the step opens. */
export function StepPanel({ label, isArriving, children }: StepPlaceProps) {
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
