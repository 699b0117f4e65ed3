import { deferred } from '../deferred/deferred.ts';
import { NotLoadedWindow } from '../deferred/not-loaded-window.tsx';
import { useDeferred } from '../deferred/use-deferred.ts';
import type { DrawerProps } from './drawer-panel.tsx';

export type { DrawerProps } from './drawer-panel.tsx';

const code = deferred(() => import('./drawer-panel.tsx').then((module) => module.DrawerPanel));

/** A panel over the page at the window's edge. Escape or a press outside closes it. Its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  const { part: DrawerPanel, hasFailed, retry } = useDeferred(code, props.isOpen);
  if (DrawerPanel) return <DrawerPanel {...props} />;
  return hasFailed && props.isOpen ? <NotLoadedWindow onRetry={retry} onClose={props.onClose} /> : null;
}
