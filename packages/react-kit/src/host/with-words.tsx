import { type ComponentType, type ReactNode, Suspense, use, useMemo } from 'react';
import type { ScreenName } from '../screens.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { useCatalogue } from '../words/use-words.ts';

/** A screen or part that waits for its words, in a language whose words load on demand. */
// @__NO_SIDE_EFFECTS__
export function withWords<Props extends object>(
  name: ScreenName,
  Screen: ComponentType<Props>,
  placeholder: ReactNode = <Skeleton height="200px" />,
): (props: Props) => ReactNode {
  return function WithWords(props) {
    const catalogue = useCatalogue();
    const words = useMemo(() => catalogue.load?.(name), [catalogue]);
    return (
      <Suspense fallback={placeholder}>
        <AfterWords words={words}>
          <Screen {...props} />
        </AfterWords>
      </Suspense>
    );
  };
}

function AfterWords({ words, children }: { words: Promise<void> | undefined; children: ReactNode }) {
  if (words) use(words);
  return children;
}
