import type { MouseEvent } from 'react';
import { type NavItem, NavLink } from './nav-link.tsx';
import './nav-list.css';

/** A section without a label has no heading. */
export type NavSection = { id: string; label: string; items: readonly NavItem[] };

export type NavListProps = {
  label: string;
  sections: readonly NavSection[];
  /** Shows icons only, with tooltips as names. */
  isCollapsed?: boolean | undefined;
  /** Runs on a plain press; with a modifier key the browser opens a tab or window. */
  onSelect: (item: NavItem, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The entries of a side menu, in named sections separated by lines. */
export function NavList({ label, sections, isCollapsed = false, onSelect }: NavListProps) {
  const filledSections = sections.filter((section) => section.items.length > 0);
  return (
    <nav className="pk-nav" aria-label={label} data-collapsed={isCollapsed || undefined}>
      {filledSections.map((section) => (
        <div
          key={section.id}
          className="pk-nav-section"
          role={section.label ? 'group' : undefined}
          aria-label={section.label || undefined}
        >
          {section.label && (
            <div className="pk-nav-title" aria-hidden="true">
              {!isCollapsed && section.label}
            </div>
          )}
          <ul className="pk-nav-items">
            {section.items.map((item) => (
              <li key={item.id} className="pk-nav-item">
                <NavLink item={item} isCollapsed={isCollapsed} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
