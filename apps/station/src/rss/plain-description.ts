import { Parser } from 'htmlparser2';
import { cutText } from './cut-text.ts';
import { sanitiseDescription, maxDescriptionBytes } from './sanitise-description.ts';

const breaks: Readonly<Record<string, string>> = { p: '\n\n', ul: '\n', ol: '\n', br: '\n' };

/** The text of a description for places that hold no markup: paragraphs a blank line apart, at most `limit` bytes. */
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
  // Tags take bytes of their own, so the cut to `limit` comes after they are gone.
  parser.end(sanitiseDescription(description, limit * 4));
  return cutText(text.replace(/\n{3,}/g, '\n\n').trim(), limit, (part) => Buffer.byteLength(part));
}
