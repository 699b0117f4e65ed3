import { useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '../link/is-plain-click.ts';
import { useTooltip } from '../tooltip/use-tooltip.tsx';

export type NavItem = {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  isCurrent?: boolean | undefined;
  /** Looks and is announced as disabled; a press still reports, so that the app can explain why. */
  isLocked?: boolean | undefined;
  /** At the end of the line, such as a count. */
  badge?: ReactNode;
};

type Props = {
  item: NavItem;
  isCollapsed: boolean;
  onSelect: (item: NavItem, event: MouseEvent<HTMLAnchorElement>) => void;
};

export function NavLink({ item, isCollapsed, onSelect }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { handlers, bubble } = useTooltip(ref, isCollapsed ? item.label : undefined, 'end');
  return (
    <>
      <a
        {...handlers}
        ref={ref}
        className="pk-nav-link"
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
        aria-disabled={item.isLocked || undefined}
        aria-label={isCollapsed ? item.label : undefined}
        onClick={(event) => {
          if (item.isLocked) event.preventDefault();
          if (isPlainClick(event)) onSelect(item, event);
        }}
      >
        {item.icon}
        {!isCollapsed && <span className="pk-truncate">{item.label}</span>}
        {!isCollapsed && item.badge}
      </a>
      {bubble}
    </>
  );
}
