import { byLuminance } from './palette-colors.ts';

const defaultCount = 5;
const maxCount = 8;
/** Colours nearer than this look alike; the maximum distance is 442. */
const minDistance = 40;

interface Group {
  count: number;
  sum: [number, number, number];
}

/**
 * The dominant colours of an image, dark to light: the five most frequent, or eight if some of the five look alike.
 * `pixels` are RGBA bytes; pixels with an opacity below 50% do not count.
 */
export function dominantColors(pixels: Uint8ClampedArray): string[] {
  const groups = new Map<number, Group>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    groups.set(key, {
      count: group.count + 1,
      sum: [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue],
    });
  }
  const frequent = [...groups.values()].toSorted((one, other) => other.count - one.count).map(meanOf);
  const first = frequent.slice(0, defaultCount);
  const chosen = first.some((color, index) => first.slice(0, index).some((other) => isAlike(color, other)))
    ? frequent.slice(0, maxCount)
    : first;
  return byLuminance(chosen.map(hexOf));
}

function meanOf({ count, sum }: Group): number[] {
  return sum.map((channel) => Math.round(channel / count));
}

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0))) < minDistance;
}

function hexOf(color: readonly number[]): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
