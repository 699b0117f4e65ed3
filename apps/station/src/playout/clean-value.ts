import { oneLine } from '../platform/text/one-line.ts';

/** A value as a document has it. */
export type RawValue = string | number | boolean | null | undefined;

/**
 * Names of placeholders that a system did not replace: `{cartNumber}`, `{{title}}`, `%artist0%`, `%%Title%%`, `%a`, `$song.artist$`,
 * `<OCP_NOW_ITEMTITLE>`, `[TITLE]`. A title in braces such as `{Awayland}` is none.
 */
const placeholder =
  /^(?:\{\{\s*[\w.]+\s*\}\}|\$?\{(?:[a-z][\w.]*|[A-Z][A-Z\d]*_[\w.]*|[A-Z][a-z\d]+[A-Z]\w*)\}|%%?[a-z]\w*-?\d*%%?|%(?:w[ic]|[a-z])(?:\{[^}]*\})?|\$\w+\.\w+\$|<OCP_[^<>]*>|\[(?:TITLE|ARTIST|ALBUM|CUT|GROUP|LENGTH|CATEGORY)\])$/i;
const bracesOfTitle = /^\$?\{[A-Z][a-z]+\}$/;
/** Longer values are truncated: no list shows them. */
const longestValue = 500;

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) && !bracesOfTitle.test(text);
}

/** A value as one line without controls. */
export function plainValue(value: RawValue): string {
  return oneLine(String(value ?? '')).slice(0, longestValue);
}
