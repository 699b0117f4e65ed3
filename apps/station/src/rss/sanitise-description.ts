import { Parser } from 'htmlparser2';
import { cells, paragraphs } from './block-elements.ts';
import { ellipsisBytes, HtmlWriter } from './html-writer.ts';
import { escapeText, readableText } from './xml-text.ts';

/** The most bytes of UTF-8 that directories accept in a description. */
export const maxDescriptionBytes = 4000;
/** The most bytes of UTF-8 of show notes. */
export const maxNotesBytes = 200_000;

// The HTML parser takes quadratic time over hostile nesting, which these limit to about 20 ms.
const maxInputLength = 200_000;
const maxTags = 6000;
const inline: ReadonlySet<string> = new Set(['b', 'i', 'strong', 'em']);
const hidden: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'noscript',
  'svg',
  'math',
  'head',
]);
// The form that this module writes, except for tags within tags; stored descriptions have it and need no second parse.
// Each run of text must reach its next mark, so the pattern never tries a run twice.
const run = '(?:[^<>&]+(?=[<&])|&(?:amp|lt|gt|quot);)';
const link = '<a href="(?:https?://[^/"<>&\\s]|mailto:)(?:[^"<>&\\s]+(?=["&])|&amp;)*">';
const line = `(?:${run}|<br>|<(b|i|strong|em)>${run}+</\\1>|${link}${run}+</a>)+`;
const clean = new RegExp(`^(?:<p>${line}</p>|<(ul|ol)>(?:<li>${line.replace('1', '3')}</li>)+</\\2>)+$`);
const anyTag = /<[a-z!/?]/i;

/** The part of a description that is read, and whether it is all of it. */
function readPart(description: string): { part: string; isWhole: boolean } {
  let end = -1;
  for (let tags = 0; tags <= maxTags; tags += 1) {
    end = description.indexOf('<', end + 1);
    if (end < 0)
      return { part: description.slice(0, maxInputLength), isWhole: description.length <= maxInputLength };
  }
  return { part: description.slice(0, Math.min(end, maxInputLength)), isWhole: false };
}

/**
 * The address of a link as browsers read it, otherwise unchanged: without tabs, line breaks and white space around it, with other
 * spaces and controls percent-encoded, and two slashes behind the scheme. Undefined for a scheme that is not allowed.
 */
function safeAddress(href: string | undefined): string | undefined {
  const written = href
    ?.replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$|[\t\n\r]/gu, '')
    .replace(/^(https?):[\\/]*/i, '$1://')
    .replace(/^mailto:\s+/i, 'mailto:');
  const address = written?.replace(/[\s\p{Cc}]/gu, encodeURIComponent);
  return address !== undefined && /^(?:https?:\/\/[^/?#]|mailto:.)/i.test(address) ? address : undefined;
}

function openTag(writer: HtmlWriter, name: string, href: string | undefined): void {
  if (name === 'br') return writer.lineBreak();
  if (name === 'a') {
    const address = safeAddress(href);
    if (address !== undefined) writer.open('a', ` href="${escapeText(address)}"`);
  } else if (inline.has(name) || name === 'ul' || name === 'ol' || name === 'li') writer.open(name);
  else if (paragraphs.has(name)) writer.open('p');
  else if (cells.has(name)) writer.text(' ');
}

function writeHtml(writer: HtmlWriter, html: string): void {
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (hidden.has(name)) hiddenDepth += 1;
      else if (hiddenDepth === 0) openTag(writer, name, attributes['href']);
    },
    ontext(text) {
      if (hiddenDepth === 0) writer.text(text);
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth -= 1;
      else if (hiddenDepth === 0 && name !== 'br') writer.close(paragraphs.has(name) ? 'p' : name);
    },
  });
  parser.end(html);
}

function writePlain(writer: HtmlWriter, text: string): void {
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    writer.open('p');
    for (const line of paragraph.trim().split('\n')) {
      writer.lineBreak();
      writeHtml(writer, line);
    }
    writer.close('p');
  }
}

/**
 * Reduces a description to `p`, `ol`, `ul`, `li`, `a` (web and mail addresses only), `b`, `i`, `strong`, `em` and `br`.
 * The text of other tags stays, scripts and the like are removed, plain text becomes paragraphs. Returns well-nested HTML
 * of at most `limit` bytes; a longer text ends in an ellipsis, between words and with its tags closed.
 */
export function sanitiseDescription(description: string, limit = maxDescriptionBytes): string {
  const { part, isWhole } = readPart(description);
  const text = readableText(part).replace(/\r\n?/g, '\n');
  if (isWhole && clean.test(text) && Buffer.byteLength(text) <= limit) return text;
  const whole = written(text, limit);
  if (isWhole && !whole.isFull) return whole.end();
  // Only a second pass knows that the ellipsis needs room.
  return written(text, limit - ellipsisBytes).endWithEllipsis();
}

function written(text: string, limit: number): HtmlWriter {
  const writer = new HtmlWriter(limit);
  if (anyTag.test(text)) writeHtml(writer, text);
  else writePlain(writer, text);
  return writer;
}
