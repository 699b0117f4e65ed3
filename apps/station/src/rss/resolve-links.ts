import { decodeHTMLAttribute } from 'entities';
import { escapeText } from './xml-text.ts';

// Neither a tag nor a quoted value reaches beyond the next `<`, so that the time stays in proportion to the text.
const places =
  /(<[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*?\s(?:href|src)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/**
 * Makes the relative addresses of links and pictures in a text of HTML absolute; the rest stays as it is, and so do absolute
 * addresses and places within the same page (`#notes`).
 * @param base an absolute address
 */
export function resolveLinks(html: string, base: string): string {
  return html.replace(
    places,
    (whole: string, start: string, double?: string, single?: string, bare?: string) => {
      const address = resolved(decodeHTMLAttribute(double ?? single ?? bare ?? ''), base);
      return address === null ? whole : `${start}"${escapeText(address)}"`;
    },
  );
}

/** The absolute form of a relative address; null for one that is absolute, a place in the page, or no address. */
function resolved(written: string, base: string): string | null {
  const address = written.trim();
  if (address === '' || address.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  return absoluteAddress(address, base)?.href ?? null;
}

/** The address that a text of a feed means; null for none. Authors omit the scheme more often than they name a folder `www.`. */
export function absoluteAddress(text: string, base: string): URL | null {
  const address = text.trim();
  return URL.parse(/^www\.[^/]+\.[a-z]/i.test(address) ? `http://${address}` : address, base);
}
