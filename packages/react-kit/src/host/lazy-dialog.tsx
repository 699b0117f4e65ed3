import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../ui/lazy-part/lazy-part.tsx';
import { behindPlaceholder } from './behind-placeholder.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';

/** A dialog whose code loads when it first opens. If that fails or the dialog throws, a dialog offers to try again. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return behindPlaceholder(
    lazyPart(load, (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />),
    () => null,
  );
}
