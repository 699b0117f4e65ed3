import { redact } from '../../../platform/redact.ts';

const longest = 300;

/** A platform's error, in any of the documented shapes, as one line for users without secrets. */
export function refusalText(data: unknown, secrets: readonly string[]): string {
  const said = [...new Set(wordsIn(data))].join(' ').replace(/\s+/g, ' ').trim();
  const hidden = secrets
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '[redacted]'), redact(said));
  return hidden.length > longest ? `${hidden.slice(0, longest - 1)}…` : hidden;
}

/** Where the message is: Google and Facebook `error.message`, OAuth `error_description`, X `detail`, Spreaker `response.error.messages`, Omny `Message`, Megaphone `errors`. */
const places = [
  'error_description',
  'message',
  'Message',
  'detail',
  'messages',
  'error',
  'errors',
  'response',
  'title',
] as const;

function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trimStart().startsWith('<') ? [] : [data];
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (typeof data !== 'object' || data === null) return [];
  const fields = new Map(Object.entries(data));
  for (const place of places) {
    const words = wordsIn(fields.get(place));
    if (words.length > 0) return words;
  }
  return [];
}
