import { type ReactNode, Suspense } from 'react';
import type { LazyPart } from '../ui/lazy-part/lazy-part.tsx';

/** A part that shows a placeholder while its code loads. */
export function behindPlaceholder<Props extends object>(
  Part: LazyPart<Props>,
  placeholder: (props: Props) => ReactNode,
): LazyPart<Props> {
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={placeholder(props)}>
        <Part {...props} />
      </Suspense>
    ),
    { preload: Part.preload },
  );
}
