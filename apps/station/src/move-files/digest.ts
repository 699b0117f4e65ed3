import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** SHA-256 of a stream in hexadecimal digits. */
export async function digest(body: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}
