import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.aac': 'audio/aac',
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.csv': 'text/csv; charset=utf-8',
};

/** The content type of a stored file, for a CDN that delivers the bucket. */
export function typeOfKey(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream';
}
