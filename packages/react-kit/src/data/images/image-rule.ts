import { coverSides } from '@postkit/sdk/schema';

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Required and recommended size of an image after cropping. */
export interface ImageRule {
  min?: ImageSize;
  max?: ImageSize;
  /** A smaller image is accepted, with a warning. */
  recommended?: ImageSize;
}

const square = (side: number): ImageSize => ({ width: side, height: side });

/** Cover art that podcast directories accept. */
export const coverRule: ImageRule = { min: square(coverSides.min), max: square(coverSides.max) };

/** The square image of an episode. Feeds carry it, and directories reject smaller ones. */
export const episodeCoverRule: ImageRule = { recommended: square(coverSides.min) };

/** The image that social networks show next to a link. */
export const shareRule: ImageRule = { recommended: { width: 700, height: 366 } };

export type ImageSizeResult = 'fits' | 'soft' | 'too-small' | 'too-large';

/** Judges an image by the largest part that can be cropped to the rule's shape. */
export function checkImageSize(rule: ImageRule, { width, height }: ImageSize): ImageSizeResult {
  const { min, max, recommended } = rule;
  if (min && (width < min.width || height < min.height)) return 'too-small';
  // Cropping shortens the long side, so only the short side counts.
  if (max && width > max.width && height > max.height) return 'too-large';
  return recommended && (width < recommended.width || height < recommended.height) ? 'soft' : 'fits';
}
