/** Accepted formats, by the extension that sharp uses. */
export const imageTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type ImageExtension = keyof typeof imageTypes;

/** Bytes at the start of a file that identify its format. */
export const headLength = 256;

/** The format of an image by its first bytes, regardless of name and declared type; null for anything else. */
export function sniffImage(head: Buffer): ImageExtension | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return 'gif';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

const others: readonly (readonly [name: string, beginning: RegExp])[] = [
  ['an SVG drawing', /^[^<]{0,3}<(\?xml[\s\S]*<)?(!--[\s\S]*<)?svg[\s>]/i],
  ['a HEIC photo', /^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/],
  ['an AVIF image', /^[\s\S]{4}ftypavi/],
  ['a TIFF image', /^(II\*\0|MM\0\*)/],
  ['a BMP image', /^BM/],
  ['a PDF', /^%PDF-/],
];

/** Names the format of a file that is not accepted. */
export function describeOther(head: Buffer): string {
  if (head.length === 0) return 'an empty file';
  return others.find(([, beginning]) => beginning.test(head.toString('latin1')))?.[0] ?? 'no image';
}
