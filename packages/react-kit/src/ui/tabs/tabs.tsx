import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './tabs.css';

export type TabItem<K extends string> = {
  id: K;
  label: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Renders while the tab is chosen. */
  content?: ReactNode;
};

export type TabsProps<K extends string> = {
  label: string;
  items: readonly TabItem<K>[];
  value: K;
  onChange: (value: K) => void;
  /** Requires Enter or Space to choose a tab, for panels that are expensive to show; otherwise arrow keys choose. */
  isManual?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

const controls = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Tabs, each with a panel. Only the chosen panel is rendered. Native, because React Aria's tabs bring its whole collections. */
export function Tabs<K extends string>({
  label,
  items,
  value,
  onChange,
  isManual = false,
  isDisabled = false,
}: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.id === value);

  // A panel without controls takes the focus itself, so that the keyboard can scroll it.
  useEffect(() => {
    if (!panel.current) return;
    panel.current.tabIndex = panel.current.querySelector(controls) ? -1 : 0;
  });

  function choose(next: K) {
    if (next === value) return;
    leaveField(panel.current);
    onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]:not([disabled])') ?? [])];
    const next = tabs[nextTab(event, tabs)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (!isManual) next.click();
  }

  return (
    <div className="pk-tabs">
      <div ref={list} className="pk-tab-list" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.id}
            ref={item.id === value ? bringIntoView : null}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            className="pk-tab"
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            disabled={isDisabled || item.isDisabled}
            onClick={() => choose(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          ref={panel}
          className="pk-tab-panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.id}`}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

/** Index of the tab that a key leads to, around the ends; -1 for other keys. */
function nextTab(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  tabs: readonly Element[],
): number {
  if (altKey || ctrlKey || metaKey) return -1;
  const index = tabs.indexOf(currentTarget);
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return tabs.length - 1;
  if (key === forward) return (index + 1) % tabs.length;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? (index - 1 + tabs.length) % tabs.length : -1;
}

/** Fields report their value on blur, and a press on a tab would unmount the panel before the focus moves. */
function leaveField(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>(':focus')?.blur();
}

/** Scrolls only the list of tabs, so that a tab from the address is visible on a phone too. */
function bringIntoView(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [tabBox, listBox] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (tabBox.right > listBox.right) list.scrollLeft += Math.ceil(tabBox.right - listBox.right);
  if (tabBox.left < listBox.left) list.scrollLeft -= Math.ceil(listBox.left - tabBox.left);
}
