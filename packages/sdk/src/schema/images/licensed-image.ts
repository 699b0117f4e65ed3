import { z } from 'zod';
import { httpAddress } from '../common/scalars.ts';

/** One size of a licensed image. The `main` one is what is published, the `thumbnail` what a list shows. */
const contentLink = z.object({
  rel: z.enum(['thumbnail', 'preview', 'main']),
  href: httpAddress,
});

/** A picture of an outside library. */
export const licensedImage = z.object({
  id: z.string().min(1),
  title: z.string(),
  /** Who is to be named beside it; empty where nobody is. */
  credit: z.string(),
  contentLinks: z.array(contentLink).min(1),
});
export type LicensedImage = z.output<typeof licensedImage>;

export const licensedImageSearch = z.object({ search: z.string().trim().min(1).max(200) });

export const licensedImages = z.object({ entries: z.array(licensedImage) });

/** The image that is to be kept: the `href` of one of its links. */
export const licensedImageChoice = z.object({ url: httpAddress });

/** What a search begins with. */
export const firstImageSearch = 'Entertainment';
