import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart, type LazyPart } from '../ui/lazy-part/lazy-part.tsx';
import { PartFailureNotice } from './part-failure-notice.tsx';

/**
 * A section of a screen whose code loads when it first appears, behind a placeholder. If that fails or the section throws, a
 * notice offers to try again.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
): LazyPart<Props> {
  const Section = lazyPart(load, (failure) => <PartFailureNotice {...failure} />);
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={placeholder(props)}>
        <Section {...props} />
      </Suspense>
    ),
    { preload: Section.preload },
  );
}
