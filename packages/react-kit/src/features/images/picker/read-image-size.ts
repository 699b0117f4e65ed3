import type { ImageSize } from '../image-rule.ts';

/** How large a picture is, upright; null where this browser cannot read it, which the station may. */
export async function readImageSize(file: File): Promise<ImageSize | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}
