import { Parser } from 'htmlparser2';
import { cutText } from './cut-text.ts';
import { sanitiseDescription, maxDescriptionBytes } from './sanitise-description.ts';

const breaks: Readonly<Record<string, string>> = { p: '\n\n', ul: '\n', ol: '\n', br: '\n' };

/** The text of a description for fields without markup: paragraphs separated by a blank line, at most `limit` bytes with the ellipsis of a cut text. */
export function plainDescription(description: string, limit = maxDescriptionBytes): string {
  let text = '';
  const parser = new Parser({
    onopentag(name) {
      if (name === 'li') text += '\n- ';
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      text += breaks[name] ?? '';
    },
  });
  // Tags take bytes of their own, so `limit` applies only after they are removed.
  parser.end(sanitiseDescription(description, limit * 4));
  return cutText(text.replace(/\n{3,}/g, '\n\n').trim(), limit, (part) => Buffer.byteLength(part));
}
