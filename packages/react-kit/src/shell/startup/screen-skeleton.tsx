import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import './shell-skeleton.css';
import { shellMessages } from '../shell.messages.ts';

/** The shape of a screen, for a router that is loading the screen's code. */
export function ScreenSkeleton() {
  const messages = useWords(shellMessages);
  return (
    <div className="pk-shell-skeleton-view" role="status" aria-label={messages.loadingScreen}>
      <h1 data-visually-hidden="true">{messages.loadingScreen}</h1>
      <SkeletonBlocks />
    </div>
  );
}

/** A title, a bar and two blocks, as most screens have. */
export function SkeletonBlocks() {
  return (
    <div className="pk-shell-skeleton-blocks" aria-hidden="true">
      <Skeleton width="200px" height="30px" />
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </div>
  );
}
