/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** How large an image must be and had better be, as the smallest and largest that its part may have once cut. */
export interface ImageRule {
  min?: ImageSize;
  max?: ImageSize;
  /** Below this it is taken, with a warning. */
  recommended?: ImageSize;
}

/** What podcast directories take as cover art. */
export const coverRule: ImageRule = { min: { width: 1400, height: 1400 }, max: { width: 3000, height: 3000 } };

/** What social networks show beside a link. */
export const shareRule: ImageRule = { recommended: { width: 700, height: 366 } };

export type ImageVerdict = 'fits' | 'soft' | 'too-small' | 'too-large';

/** Judges an image by the largest part of the rule's shape that can be cut from it. */
export function judgeImage(rule: ImageRule, { width, height }: ImageSize): ImageVerdict {
  const { min, max, recommended } = rule;
  if (min && (width < min.width || height < min.height)) return 'too-small';
  // Of a long image only the short side counts: the rest is cut off.
  if (max && width > max.width && height > max.height) return 'too-large';
  return recommended && (width < recommended.width || height < recommended.height) ? 'soft' : 'fits';
}
