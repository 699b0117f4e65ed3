import type { ReactNode } from 'react';
import type { TriggerButtonProps } from '../trigger-button/trigger-content.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string | undefined;
  /** The shortcut's keys, such as "⌘D". */
  shortcut?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  onAction?: (() => void) | undefined;
};

export type MenuGroup = {
  id: string;
  label?: string | undefined;
  items: readonly MenuEntry[];
  /** Id of the chosen entry, which makes the group a choice of one. */
  selected?: string | undefined;
  /** Runs with the id of the entry that the user chooses. */
  onSelect?: ((id: string) => void) | undefined;
};

export type MenuProps = Omit<TriggerButtonProps, 'label'> & {
  /** The button's name. With `isIconOnly` and no `icon`, the button shows three dots. */
  label: string;
  groups: readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
};
