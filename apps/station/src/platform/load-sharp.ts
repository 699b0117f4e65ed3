import type Sharp from 'sharp';

/** Loads the image library at its first use, because its native code takes 20 MB of memory. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp;
}
