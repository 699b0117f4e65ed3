import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary, type PartFailure } from './part-boundary.tsx';

/**
 * A component whose code is loaded when it first appears. Where the code does not come, or the component throws, `failed`
 * appears in its place and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (failure: PartFailure, props: Props) => ReactNode,
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await loadPart(load) }));
  // React keeps the failure of a lazy component, so that another try needs another one.
  let latest = create();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartBoundary
        failed={(failure) => failed(failure, props)}
        onRetry={({ isNotLoaded }) => {
          if (!isNotLoaded) return;
          if (latest === Part) latest = create();
          setPart(() => latest);
        }}
      >
        {createElement(Part as ComponentType<Props>, props)}
      </PartBoundary>
    );
  };
}
