import type { Croppings } from '@postkit/sdk/schema';
import type { ImageSize } from '../../../data/images/index.ts';

/** Width divided by height. */
export const shapes = { square: 1, wide: 700 / 366 } as const;
export type ImageShape = keyof typeof shapes;

/** A corner of a box, as the directions in which it grows. */
export interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}

/** An image, the shape of its crop box, and the box's minimum width. All in source pixels. */
export interface CropSpace {
  size: ImageSize;
  shape: ImageShape;
  least: number;
}

/** The minimum width is a tenth of the largest possible one, or the rule's minimum if that is more. */
export function cropSpace(size: ImageSize, shape: ImageShape, min?: ImageSize): CropSpace {
  const largest = largestWidth(size, shape);
  const required = min ? Math.max(min.width, Math.ceil(min.height * shapes[shape])) : 0;
  return {
    size,
    shape,
    least: Math.min(Math.floor(largest), Math.max(1, required, Math.ceil(largest / 10))),
  };
}

/** The largest box of the shape, centred in the image. */
export function largestBox(space: CropSpace): Croppings {
  const { size, shape } = space;
  return boxAround(space, largestWidth(size, shape), size.width / 2, size.height / 2);
}

/** The box moved by some source pixels, as far as the image allows. */
export function movedBox({ size }: CropSpace, box: Croppings, x: number, y: number): Croppings {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const left = clamp(Math.round(box.left + x), size.width - width);
  const top = clamp(Math.round(box.top + y), size.height - height);
  return { left, top, right: left + width, bottom: top + height };
}

/** The box with the same centre, at a share of its largest size, 0 to 1. */
export function scaledBox(space: CropSpace, box: Croppings, share: number): Croppings {
  const width = largestWidth(space.size, space.shape) * share;
  return boxAround(space, width, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
}

/** The box with one corner moved horizontally by some source pixels; the opposite corner stays. */
export function drawnBox(
  { size, shape, least }: CropSpace,
  box: Croppings,
  corner: Corner,
  x: number,
): Croppings {
  const room = corner.x > 0 ? size.width - box.left : box.right;
  const roomBelow = corner.y > 0 ? size.height - box.top : box.bottom;
  const before = box.right - box.left;
  // Heights are rounded, so a box that fits could seem too large.
  const most = Math.min(room, Math.max(before, Math.floor(roomBelow * shapes[shape])));
  const width = Math.min(most, Math.max(least, Math.round(before + corner.x * x)));
  const height = heightOf(size, shape, width);
  const left = corner.x > 0 ? box.left : box.right - width;
  const top = clamp(corner.y > 0 ? box.top : box.bottom - height, size.height - height);
  return { left, top, right: left + width, bottom: top + height };
}

/** Size of a box relative to the largest, 0 to 1. */
export function shareOf({ size, shape }: CropSpace, box: Croppings): number {
  return (box.right - box.left) / largestWidth(size, shape);
}

/** The minimum share of a box. */
export function minShare({ size, shape, least }: CropSpace): number {
  return least / largestWidth(size, shape);
}

function largestWidth({ width, height }: ImageSize, shape: ImageShape): number {
  return Math.max(1, Math.min(width, height * shapes[shape]));
}

function heightOf(size: ImageSize, shape: ImageShape, width: number): number {
  return Math.max(1, Math.min(size.height, Math.round(width / shapes[shape])));
}

function boxAround({ size, shape, least }: CropSpace, preferred: number, x: number, y: number): Croppings {
  const width = Math.max(least, Math.floor(Math.min(preferred, largestWidth(size, shape))));
  const height = heightOf(size, shape, width);
  const left = clamp(Math.round(x - width / 2), size.width - width);
  const top = clamp(Math.round(y - height / 2), size.height - height);
  return { left, top, right: left + width, bottom: top + height };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(0, value), Math.max(0, max));
}
