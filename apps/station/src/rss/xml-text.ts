// Any character outside XML 1.0 Char makes a document unreadable; the C1 controls are legal but never intended.
// Bidirectional controls show a text as another one.
const unreadable =
  /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// Text that the three passes below could change. Most facts of a feed are addresses and numbers that need none of them.
const suspect = /[^!#-%'-;=?-~ ]| {2}|^ | $/;
const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes the characters that XML 1.0 forbids (controls, lone surrogates, U+FFFE and U+FFFF), the C1 controls and bidirectional controls. */
export function readableText(text: string): string {
  return text.replace(unreadable, '');
}

/** Escapes text for an element or a double-quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(special, (character) => names[character] ?? '');
}

/**
 * One trimmed line of readable, escaped text: the form of titles, names, addresses and every attribute, in which
 * XML readers may fold white space anyway.
 */
export function escapedLine(text: string): string {
  return suspect.test(text) ? escapeText(readableText(text).replace(/\s+/g, ' ').trim()) : text;
}

/** Wraps text in CDATA; a `]]>` inside is split over two sections, so it cannot end the first. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
