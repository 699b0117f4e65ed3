import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
export type LabelColor =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'gray';

export type BadgeProps = {
  children: ReactNode;
  tone?: Tone | undefined;
  /** One of the label colours, instead of a tone. */
  color?: LabelColor | undefined;
  icon?: ReactNode;
};

export function Badge({ children, tone = 'neutral', color, icon }: BadgeProps) {
  return (
    <span className="pk-badge" data-tone={color ? undefined : tone} data-color={color}>
      {icon}
      <span className="pk-truncate">{children}</span>
    </span>
  );
}
