import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { showSetupMessages as messages } from './show-setup.messages.ts';

export function ShowSetupSkeleton() {
  return (
    <div className="pk-stack" role="status" aria-label={messages.loading}>
      <Skeleton height="36px" />
      <Skeleton width="60%" height="56px" />
      <Skeleton height="120px" />
      <Skeleton width="60%" height="56px" />
    </div>
  );
}
