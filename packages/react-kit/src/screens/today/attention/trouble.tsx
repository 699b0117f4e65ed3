import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

/** A thing that needs attention, with the buttons that help. */
export function Trouble({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="pk-attention-line">
      <TriangleAlert aria-hidden="true" />
      <div className="pk-attention-text">
        <span className="pk-attention-title">{title}</span>
        {text && <span className="pk-muted">{text}</span>}
      </div>
      <div className="pk-attention-actions">{children}</div>
    </li>
  );
}
