export const defaultGalleryLimit = 7;
const largestGalleryLimit = 100;

/** What somebody typed for the number of gallery episodes: its digits, at least 1 and at most 100. */
export function galleryLimit(text: string): number {
  const digits = text.replace(/\D/g, '');
  return Math.min(Math.max(Number(digits), 1), largestGalleryLimit);
}
