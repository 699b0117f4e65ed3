import { coverSides } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Images } from './images.service.ts';

/** Where a cover is set: the field of the request, and its address before and after. */
export interface CoverChange {
  readonly field: 'square_image' | 'imageurl';
  /** Undefined for a new show or feed. */
  readonly before: string | undefined;
  /** Undefined if the request does not set it. */
  readonly after: string | undefined;
}

/**
 * Refuses a new cover that podcast directories refuse. An image elsewhere is not measured, and a cover that was stored
 * before is not refused.
 * @throws request.invalid naming the field, with the size that the cover has and the size that it needs, in pixels
 */
export async function refuseUnfitCover(
  images: Pick<Images, 'find'>,
  station: Station,
  { field, before, after }: CoverChange,
): Promise<void> {
  if (after === undefined || after === '' || after === before) return;
  const image = await images.find(station, after);
  if (!image || isFit(image)) return;
  const { min, max } = coverSides;
  const needed = `a square image of ${min} × ${min} to ${max} × ${max} pixels`;
  const message = `This cover is ${image.width} × ${image.height} pixels. Upload ${needed}.`;
  throw fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}

function isFit({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width === height && width >= coverSides.min && width <= coverSides.max;
}
