import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary, type PartFailure } from './part-boundary.tsx';

/**
 * A component whose code loads when it first appears. If loading fails or the component throws, `failed` replaces it and
 * the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (failure: PartFailure, props: Props) => ReactNode,
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await loadPart(load) }));
  // React caches the failure of a lazy component, so a retry needs a new one.
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
