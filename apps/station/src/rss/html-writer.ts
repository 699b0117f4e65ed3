import { beginningOf, ellipsis } from './cut-text.ts';
import { escapeText, readableText } from './xml-text.ts';

type OpenTag = { name: string; opening: string; written: boolean };

export const ellipsisBytes = Buffer.byteLength(ellipsis);
const lineBreak = '<br>';
const maxDepth = 24;
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
const blocks: ReadonlySet<string> = new Set(['p', 'li', 'ul', 'ol']);

function escapedSize(text: string): number {
  return Buffer.byteLength(escapeText(text));
}

/**
 * Writes well-nested HTML of paragraphs, lists and inline tags into a limited number of bytes.
 *
 * A tag or line break is written only when text follows, so that no element is empty; and every open tag
 * reserves the bytes of its closing tag, so that the text can end at any point.
 */
export class HtmlWriter {
  readonly #limit: number;
  readonly #open: OpenTag[] = [];
  #html = '';
  #used = 0;
  /** Bytes for writing the pending open tags and closing all open tags. */
  #reserved = 0;
  #breaks = '';
  #endsInSpace = true;
  #full = false;
  /** Where the last text ends. */
  #textEnd = 0;

  /** `limit` is in bytes of UTF-8; content that does not fit is dropped. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether text was dropped. */
  get isFull(): boolean {
    return this.#full;
  }

  /** Opens `p`, `ul`, `ol`, `li` or an inline tag; `attributes` is escaped text that begins with a space. */
  open(name: string, attributes = ''): void {
    if (name === 'p') this.#breakParagraph();
    else if (lists.has(name)) this.#openList(name);
    else if (name === 'li') this.#openItem();
    else this.#openInline(name, attributes);
  }

  /** Closes the nearest open tag of that name with its content; an inline tag only within its own block. */
  close(name: string): void {
    if (name === 'p') return this.#breakParagraph();
    const at = this.#open.findLastIndex((tag) => tag.name === name);
    if (at >= 0 && (blocks.has(name) || at > this.#blockIndex())) this.#closeTo(at);
  }

  /** Adds text, with runs of white space as one space; text outside a block begins a paragraph. */
  text(text: string): void {
    // References such as `&#x202e;` bring back characters that were removed from the source.
    let line = readableText(text).replace(/[ \t\n\r\f]+/g, ' ');
    if (this.#endsInSpace && line.startsWith(' ')) line = line.slice(1);
    if (line === '' || this.#full) return;
    this.#enterBlock();
    const escaped = escapeText(line);
    const size = Buffer.byteLength(escaped);
    const room = this.#limit - this.#used - this.#reserved - this.#breaks.length;
    if (size <= room) this.#append(escaped, size, line.endsWith(' '));
    else this.#appendCut(line, room);
  }

  /** Breaks the line, if the block has text before and after. */
  lineBreak(): void {
    const block = this.#open[this.#blockIndex()];
    if (!block?.written || lists.has(block.name)) return;
    if (this.#breaks.length < 2 * lineBreak.length) this.#breaks += lineBreak;
    this.#endsInSpace = true;
  }

  /** Closes the open tags and returns the HTML. */
  end(): string {
    this.#closeTo(0);
    return this.#html;
  }

  /** The same with an ellipsis behind the last text, which takes `ellipsisBytes` more than the limit; nothing without text. */
  endWithEllipsis(): string {
    const html = this.end();
    return html === ''
      ? ''
      : `${html.slice(0, this.#textEnd).trimEnd()}${ellipsis}${html.slice(this.#textEnd)}`;
  }

  #blockIndex(): number {
    return this.#open.findLastIndex((tag) => blocks.has(tag.name));
  }

  #append(escaped: string, size: number, endsInSpace: boolean): void {
    this.#html += this.#breaks;
    this.#used += this.#breaks.length + size;
    this.#breaks = '';
    for (const tag of this.#open) {
      if (tag.written) continue;
      const opening = Buffer.byteLength(tag.opening);
      tag.written = true;
      this.#html += tag.opening;
      this.#used += opening;
      this.#reserved -= opening;
    }
    this.#html += escaped;
    this.#textEnd = this.#html.length;
    this.#endsInSpace = endsInSpace;
  }

  #appendCut(line: string, room: number): void {
    this.#full = true;
    const cut = beginningOf(line, room, escapedSize);
    if (cut !== '') this.#append(escapeText(cut), escapedSize(cut), false);
  }

  #push(name: string, attributes = ''): void {
    const opening = `<${name}${attributes}>`;
    this.#open.push({ name, opening, written: false });
    this.#reserved += Buffer.byteLength(opening) + name.length + 3;
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) {
      const tag = this.#open.pop();
      if (!tag) return;
      const closing = `</${tag.name}>`;
      this.#reserved -= closing.length;
      if (tag.written) {
        this.#html += closing;
        this.#used += closing.length;
      } else this.#reserved -= Buffer.byteLength(tag.opening);
      if (blocks.has(tag.name)) {
        this.#endsInSpace = true;
        this.#breaks = '';
      }
    }
  }

  #breakParagraph(): void {
    const at = this.#blockIndex();
    if (this.#open[at]?.name === 'p') this.#closeTo(at);
    // A list item has no paragraphs of its own: a line break separates two of them.
    else if (this.#breaks === '') this.lineBreak();
  }

  #enterBlock(): void {
    const at = this.#blockIndex();
    const block = this.#open[at]?.name;
    if (block !== 'p' && block !== 'li') this.#push(block === undefined ? 'p' : 'li');
  }

  #openList(name: string): void {
    if (this.#open.length >= maxDepth) return;
    const at = this.#blockIndex();
    // A list may follow the text of a list item, but never be in a paragraph or directly in another list.
    this.#closeTo(this.#open[at]?.name === 'p' ? at : at + 1);
    if (lists.has(this.#open.at(-1)?.name ?? '')) this.#push('li');
    this.#push(name);
    this.#breaks = '';
  }

  #openItem(): void {
    const list = this.#open.findLastIndex((tag) => lists.has(tag.name));
    if (list < 0) return this.#breakParagraph();
    this.#closeTo(list + 1);
    this.#push('li');
  }

  #openInline(name: string, attributes: string): void {
    if (this.#open.length >= maxDepth) return;
    if (name === 'a') this.close('a');
    this.#enterBlock();
    this.#push(name, attributes);
  }
}
