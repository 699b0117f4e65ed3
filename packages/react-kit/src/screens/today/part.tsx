import { type ReactNode, useId } from 'react';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

export interface PartQuery<Data> {
  data: Data | undefined;
  isLoadingError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

interface PartProps<Data> {
  heading: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  query: PartQuery<Data>;
  failed: string;
  /** CSS height of the placeholder. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A part of the day: its content, or a placeholder, or why it could not be loaded, while the other parts work. */
export function Part<Data>({ heading, action, query, failed, height, children }: PartProps<Data>) {
  const id = useId();
  const { data, isLoadingError, isFetching, refetch } = query;
  return (
    <section
      className="pk-today-part"
      aria-labelledby={id}
      aria-busy={(data === undefined && !isLoadingError) || undefined}
    >
      <div className="pk-today-part-head">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {action}
      </div>
      {data !== undefined && children(data)}
      {data === undefined && isLoadingError && (
        <div className="pk-today-panel">
          <ErrorState message={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && !isLoadingError && <Skeleton height={height} />}
    </section>
  );
}
