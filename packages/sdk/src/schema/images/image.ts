import { z } from 'zod';
import { croppings } from '../common/scalars.ts';

export const uploadedImage = z.object({
  /** Path of the image. */
  location: z.string(),
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
});
export type UploadedImage = z.output<typeof uploadedImage>;

/** `square` crops to a square of at most 3000 px; otherwise the crop has the share image's shape of 700 by 366. */
export const cropInput = z.object({
  /** Address of the image to crop. */
  image: z.string().min(1).max(2048),
  croppings,
  /** Whether the result must be square. */
  square: z.boolean(),
});

/** An image chosen in a form, a file or a licensed image: its preview, and its address on the station. */
export const imageChoice = z.object({
  type: z.enum(['local', 'licensed']),
  previewUrl: z.string(),
  url: z.string(),
});
export type ImageChoice = z.output<typeof imageChoice>;
