import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { defined } from '../defined/defined.ts';
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

export function Tabs<K extends string>({ label, items, value, onChange, isManual, isDisabled }: TabsProps<K>) {
  return (
    <AriaTabs
      className="pk-tabs"
      selectedKey={value}
      keyboardActivation={isManual ? 'manual' : 'automatic'}
      {...defined({ isDisabled })}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (!item || item.id === value) return;
        leaveField();
        onChange(item.id);
      }}
    >
      <TabList className="pk-tab-list" aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.id}
            ref={item.id === value ? bringIntoView : null}
            id={item.id}
            className="pk-tab"
            isDisabled={item.isDisabled ?? false}
          >
            {item.icon}
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="pk-tab-panel">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Fields report their value on blur, and a press on a tab would unmount the panel before the focus moves. */
function leaveField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.pk-tab-panel')) focused.blur();
}

/** Scrolls only the list of tabs, so that a tab from the address is visible on a phone too. */
function bringIntoView(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [tabBox, listBox] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (tabBox.right > listBox.right) list.scrollLeft += Math.ceil(tabBox.right - listBox.right);
  if (tabBox.left < listBox.left) list.scrollLeft -= Math.ceil(listBox.left - tabBox.left);
}
