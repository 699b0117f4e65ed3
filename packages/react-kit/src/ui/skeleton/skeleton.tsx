import './skeleton.css';

export type SkeletonProps = {
  /** CSS lengths; a line of text without them. */
  width?: string | undefined;
  height?: string | undefined;
};

/** A grey shape where content will be; the parent says that it is busy. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="pk-skeleton" aria-hidden="true" style={{ width, height }} />;
}
