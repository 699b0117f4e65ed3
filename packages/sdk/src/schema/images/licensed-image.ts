import { z } from 'zod';
import { httpAddress } from '../common/scalars.ts';

/** One size of a licensed image. `main` is published, `thumbnail` is for lists. */
const contentLink = z.object({
  /** Which size of the photo it is. */
  rel: z.enum(['thumbnail', 'preview', 'main']),
  /** Address of the file. */
  href: httpAddress,
});

/** An image of an outside library. */
export const licensedImage = z.object({
  id: z.string().min(1),
  /** Title of the photo. */
  title: z.string(),
  /** Credit line; empty if none is required. */
  credit: z.string(),
  /** Files of the photo. */
  contentLinks: z.array(contentLink).min(1),
});
export type LicensedImage = z.output<typeof licensedImage>;

export const licensedImageSearch = z.object({ search: z.string().trim().min(1).max(200) });

export const licensedImages = z.object({
  /** Photos of the page. */
  entries: z.array(licensedImage),
});

/** The image to store: the `href` of one of its links. */
export const licensedImageChoice = z.object({
  /** Address of the photo to store. */
  url: httpAddress,
});

/** Defaults of a search. */
export const firstImageSearch = 'Entertainment';
