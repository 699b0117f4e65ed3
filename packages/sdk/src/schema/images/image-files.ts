/** Bytes; the station rejects larger files (413). */
export const largestImageFile = 20 * 1024 * 1024;

/** Accepted types, by content and not by file name. */
export const imageFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
