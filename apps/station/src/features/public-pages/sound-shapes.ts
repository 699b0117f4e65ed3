const width = 1440;
const height = 520;

/** Levels as a mirrored shape of `wide` by `high` units: the `d` of a path. The height is for the level `loudest`. */
export function waveShape(
  levels: readonly number[],
  loudest: number,
  [wide, high]: readonly [number, number],
): string {
  const middle = high / 2;
  const step = wide / Math.max(1, levels.length);
  const reach = levels.map((level) => Math.max(0.6, (level / loudest) * middle * 0.98));
  const points = (side: 1 | -1) =>
    reach.map((value, index) => `${round((index + 0.5) * step)} ${round(middle + side * value)}`);
  return `M0 ${middle}L${points(-1).join('L')}L${wide} ${middle}L${points(1).toReversed().join('L')}Z`;
}

/**
 * The scene behind a hero: sky, sun, and a sea of four waves, which are the episode's own levels, smoothed more and more.
 * No two episodes have the same tide.
 */
export function scene(levels: readonly number[]): string {
  const base =
    levels.length > 1 ? levels : Array.from({ length: 120 }, (_, index) => 64 + 40 * Math.sin(index / 9));
  const waves = [
    { reach: 13, swing: 34, top: 404 },
    { reach: 17, swing: 32, top: 432 },
    { reach: 21, swing: 28, top: 462 },
    { reach: 26, swing: 24, top: 492 },
  ];
  const sea = waves.map(
    (wave, index) => `<path class="sea-${index + 1}" d="${waveLine(turned(base, index * 11), wave)}"/>`,
  );
  return `<rect class="sky" width="${width}" height="${height}"/><circle class="halo" cx="1190" cy="372" r="190"/><circle class="sun" cx="1190" cy="372" r="118"/>${sea.join('')}`;
}

function waveLine(
  levels: readonly number[],
  { reach, swing, top }: { reach: number; swing: number; top: number },
): string {
  const smooth = smoothed(smoothed(sampled(levels, 120), reach / 2), reach / 2);
  const [low, high] = [Math.min(...smooth), Math.max(...smooth)];
  const range = Math.max(1, high - low);
  const points = smooth.map(
    (level, index) =>
      `${round((index / (smooth.length - 1)) * width)} ${round(top - ((level - low) / range - 0.5) * swing * 2)}`,
  );
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

function turned(levels: readonly number[], by: number): number[] {
  const at = by % levels.length;
  return [...levels.slice(at), ...levels.slice(0, at)];
}

function sampled(levels: readonly number[], count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => levels[Math.floor((index / count) * levels.length)] ?? 0,
  );
}

/** A moving average weighted by a cosine. */
function smoothed(levels: readonly number[], reach: number): number[] {
  const span = Math.round(reach);
  return levels.map((_, at) => {
    let [sum, weight] = [0, 0];
    for (let offset = -span; offset <= span; offset++) {
      const level = levels[at + offset];
      if (level === undefined) continue;
      const share = Math.cos((offset / (span + 1)) * (Math.PI / 2));
      sum += level * share;
      weight += share;
    }
    return sum / weight;
  });
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
