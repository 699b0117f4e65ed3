import { useEffect, useRef, type ReactNode } from 'react';
import './heading.css';

export type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  children: ReactNode;
  /** Looks like another level than the outline requires. */
  look?: 1 | 2 | 3 | 4 | undefined;
  id?: string | undefined;
  /** Focuses the heading when this value appears or changes, so that a screen reader starts at the new page's title. */
  focusKey?: string | number | undefined;
};

export function Heading({ level, look = level, children, id, focusKey }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const Tag = `h${level}` as const;

  useEffect(() => {
    if (focusKey !== undefined) ref.current?.focus({ preventScroll: true });
  }, [focusKey]);

  return (
    <Tag
      ref={ref}
      id={id}
      className="pk-heading"
      data-look={look}
      tabIndex={focusKey === undefined ? undefined : -1}
    >
      {children}
    </Tag>
  );
}
