import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary, type PartFailure } from './part-boundary.tsx';

/** A component whose code loads on demand. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts to load the code before the component appears; failures show when it does. */
  preload(): void;
};

/**
 * A component whose code loads when it first appears. If loading fails or the component throws, `failed` replaces it and
 * the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (failure: PartFailure, props: Props) => ReactNode,
): LazyPart<Props> {
  const create = () => lazy(async () => ({ default: await loadPart(load) }));
  // React caches the failure of a lazy component, so a retry needs a new one.
  let latest = create();

  function Part(props: Props) {
    const [Current, setPart] = useState(() => latest);
    return (
      <PartBoundary
        failed={(failure) => failed(failure, props)}
        onRetry={({ isNotLoaded }) => {
          if (!isNotLoaded) return;
          if (latest === Current) latest = create();
          setPart(() => latest);
        }}
      >
        {createElement(Current as ComponentType<Props>, props)}
      </PartBoundary>
    );
  }

  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}
