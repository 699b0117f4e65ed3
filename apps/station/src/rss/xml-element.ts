import { escapedLine } from './xml-text.ts';

/** Attributes in the order they are written; those without a value are omitted. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** The text of a value, empty for undefined, an invalid number or a blank. */
function factText(value: string | number | undefined): string {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return '';
  return escapedLine(String(value));
}

function attributeText(attributes: XmlAttributes): string {
  let text = '';
  for (const name in attributes) {
    const value = factText(attributes[name]);
    if (value !== '') text += ` ${name}="${value}"`;
  }
  return text;
}

/** An element with one line of text. Returns nothing when there is no text, so that optional facts need no condition. */
export function textElement(
  name: string,
  text: string | number | undefined,
  attributes: XmlAttributes = {},
): string {
  const line = factText(text);
  return line === '' ? '' : `<${name}${attributeText(attributes)}>${line}</${name}>\n`;
}

/** An element with attributes only. */
export function emptyElement(name: string, attributes: XmlAttributes): string {
  return `<${name}${attributeText(attributes)}/>\n`;
}

/** An element around markup that is already written, for example other elements or CDATA. */
export function markupElement(name: string, markup: string, attributes: XmlAttributes = {}): string {
  return markup === '' ? '' : `<${name}${attributeText(attributes)}>${markup}</${name}>\n`;
}
