import { type ComponentType, Suspense } from 'react';
import { lazyPart, type LazyPart } from '../ui/lazy-part/lazy-part.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';

/** A dialog whose code loads when it first opens. If that fails or the dialog throws, a dialog offers to try again. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Dialog = lazyPart(load, (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />);
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ),
    { preload: Dialog.preload },
  );
}
