import type { ComponentType, ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../ui/lazy-part/lazy-part.tsx';
import { behindPlaceholder } from './behind-placeholder.tsx';
import { PartFailureNotice } from './part-failure-notice.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';

/**
 * A section of a screen whose code loads when it first appears, behind a placeholder. If that fails or the section throws, a
 * notice offers to try again.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
): LazyPart<Props> {
  return behindPlaceholder(
    lazyPart(load, (failure) => <PartFailureNotice {...failure} />),
    placeholder,
  );
}

/** The whole content of a screen, whose code loads beside the data. If that fails or the content throws, the screen has failed. */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
): LazyPart<Props> {
  return behindPlaceholder(
    lazyPart(load, ({ isNotLoaded, onRetry }) =>
      isNotLoaded ? <ScreenNotLoaded onRetry={onRetry} /> : <ScreenFailure onRetry={onRetry} />,
    ),
    placeholder,
  );
}
