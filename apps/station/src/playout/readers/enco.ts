import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/** Fields of a line: type of event, two texts and a flag. */
const fieldsOfLine = 4;

/**
 * ENCO DAD: lines of `SEND_TEXT` rules (type, title, artist, flag, joined by `|`), and XML or JSON of the playback state with usual names.
 * Described at enco.com/Help/XML.htm and padapult_config.htm; no raw document was seen.
 */
export const readEnco: PlayoutReader = (document, builder) => {
  const text = document.text().trim();
  if (text === '') return;
  if (/^[<{[]/.test(text)) {
    const values = templateValues(document, builder);
    return values
      ? builder.add({ ...itemOfValues(values), category: values.get('group') ?? values.get('category') })
      : undefined;
  }
  const parts = text.split('|');
  if (parts.length !== fieldsOfLine)
    return builder.note(
      'unreadable',
      `The line has ${parts.length} fields where ${fieldsOfLine} are expected.`,
    );
  const [typeWord, title, artist, flag] = parts;
  builder.add({ kind: 'start', typeWord, title, artist, fields: { flag } });
};
