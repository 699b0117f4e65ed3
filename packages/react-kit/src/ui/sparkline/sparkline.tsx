import './sparkline.css';

export type SparklineProps = {
  /** Read aloud in place of the line. */
  label: string;
  /** In order of time. */
  values: readonly number[];
};

const [width, height] = [96, 24];
/** Room for half of the line's thickness. */
const edge = 1;

/** A line of numbers over time, without axes. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) =>
      `${(at * step).toFixed(1)},${(height - edge - (value / most) * (height - 2 * edge)).toFixed(1)}`,
  );
  return (
    <svg className="pk-sparkline" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
