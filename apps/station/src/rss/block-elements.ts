/** Elements whose text is a paragraph of its own. */
export const paragraphs: ReadonlySet<string> = new Set(
  'p div section article aside header footer main nav blockquote pre h1 h2 h3 h4 h5 h6 table caption tr figure figcaption address dl dt dd hr center details summary fieldset legend form menu dir'.split(
    ' ',
  ),
);

/** Elements beside each other, whose texts are separated by a space. */
export const cells: ReadonlySet<string> = new Set(['td', 'th', 'option', 'button']);

const lines: ReadonlySet<string> = new Set(['br', 'li', 'ul', 'ol']);

/** Whether an element separates the words before and after it. */
export function separatesWords(name: string): boolean {
  return paragraphs.has(name) || cells.has(name) || lines.has(name);
}
