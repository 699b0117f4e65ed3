import './skeleton.css';

export type SkeletonProps = {
  /** CSS lengths; defaults to a line of text. */
  width?: string | undefined;
  height?: string | undefined;
};

/** A grey placeholder for content; its parent announces that it is busy. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="pk-skeleton" aria-hidden="true" style={{ width, height }} />;
}
