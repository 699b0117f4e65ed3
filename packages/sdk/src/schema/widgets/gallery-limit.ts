export const defaultGalleryLimit = 7;
const maxGalleryLimit = 100;

/** Parses the typed number of gallery episodes: its digits, at least 1 and at most 100. */
export function galleryLimit(text: string): number {
  const digits = text.replace(/\D/g, '');
  return Math.min(Math.max(Number(digits), 1), maxGalleryLimit);
}
