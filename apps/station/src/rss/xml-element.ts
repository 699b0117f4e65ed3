import { escapedLine } from './xml-text.ts';

/** Attributes in the order they are written; those without a value are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** What the text would be, or nothing for what is no fact: undefined, a number that is none, a blank. */
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

/** An element with one line of text. Answers nothing when there is no text, so optional facts need no condition. */
export function textElement(name: string, text: string | number | undefined, attributes: XmlAttributes = {}): string {
  const line = factText(text);
  return line === '' ? '' : `<${name}${attributeText(attributes)}>${line}</${name}>\n`;
}

/** An element that says everything in its attributes. */
export function emptyElement(name: string, attributes: XmlAttributes): string {
  return `<${name}${attributeText(attributes)}/>\n`;
}

/** An element around markup that is already written, for example other elements or CDATA. */
export function markupElement(name: string, markup: string, attributes: XmlAttributes = {}): string {
  return markup === '' ? '' : `<${name}${attributeText(attributes)}>${markup}</${name}>\n`;
}
