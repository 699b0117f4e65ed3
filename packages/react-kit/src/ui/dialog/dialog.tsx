import { deferred } from '../deferred/deferred.ts';
import { NotLoadedWindow } from '../deferred/not-loaded-window.tsx';
import { useDeferred } from '../deferred/use-deferred.ts';
import type { DialogProps } from './dialog-window.tsx';

export type { DialogProps } from './dialog-window.tsx';

const code = deferred(() => import('./dialog-window.tsx').then((module) => module.DialogWindow));

/** A modal dialog. A press outside does not close it, so that users do not lose their input. Its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  const { part: DialogWindow, hasFailed, retry } = useDeferred(code, props.isOpen);
  if (DialogWindow) return <DialogWindow {...props} />;
  return hasFailed && props.isOpen ? <NotLoadedWindow onRetry={retry} onClose={props.onClose} /> : null;
}
