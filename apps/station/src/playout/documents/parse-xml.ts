import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import type { ResultBuilder } from '../create-result.ts';
import { repairMarkup } from './repair-markup.ts';

/** An element with names in lower case and without prefixes, so that namespaces and spelling make no difference. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Its own text, with entities decoded once. */
  readonly text: string;
}

interface OpenNode {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: OpenNode[];
  text: string;
  /** The tag as it is written. */
  readonly source: string;
  /** Whether a part of its text is a CDATA section. */
  hasCdata: boolean;
}

/** Far above the documents of playout systems. */
const [deepest, most] = [60, 20_000];
const escapes = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i;

/**
 * Reads a document as far as it can be read: values that were pasted without escaping are text. Null with a finding for a document
 * that is cut, or whose text contains the end of a CDATA section.
 */
export function parseXml(text: string, { note }: Pick<ResultBuilder, 'note'>): XmlNode | null {
  const begin = text.indexOf('<');
  const repaired = repairMarkup(text.slice(Math.max(0, begin)));
  if (repaired.hasStrayTag) note('repaired', 'A bare “<” inside a value was read as text.');
  if (repaired.hasStrayQuote) note('repaired', 'Quotes inside an attribute were read as text.');
  if (/&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/i.test(withoutCdata(repaired.text)))
    note('repaired', 'A bare “&” was read as text.');
  const tree = treeOf(repaired.text, note);
  if (typeof tree !== 'string') return tree;
  note('unreadable', tree);
  return null;
}

function withoutCdata(text: string): string {
  return text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
}

/** The root, or the sentence that says why there is none. */
function treeOf(text: string, note: ResultBuilder['note']): XmlNode | string {
  const top = newNode('', {}, '');
  const open: OpenNode[] = [top];
  const state = { isVerbatim: false, isAtEnd: false, isCut: false, elements: 0, fault: '' };
  const current = () => open.at(-1) ?? top;

  function addText(raw: string): void {
    const node = current();
    if (state.isVerbatim) {
      node.hasCdata = true;
      if (escapes.test(raw)) note('repaired', 'Entities inside a CDATA section were decoded.');
    } else if (node.hasCdata && raw.includes(']]>'))
      state.fault = 'A value contains the end of a CDATA section: the document is not XML.';
    node.text += decodeHTMLStrict(raw);
  }

  /** A tag that is never closed is text of the element around it. */
  function turnIntoText(node: OpenNode): void {
    const around = current();
    around.children.splice(around.children.indexOf(node), 1, ...node.children);
    around.text += decodeHTMLStrict(node.source) + node.text;
    note('repaired', `“${node.source.slice(0, 40)}” inside a value was read as text.`);
  }

  const parser: Parser = new Parser(
    {
      onopentag(written, raw) {
        state.elements += 1;
        if (open.length > deepest || state.elements > most) {
          state.fault = 'The document has too many elements.';
          return parser.pause();
        }
        const node = newNode(
          localName(written),
          decodedValues(raw),
          text.slice(parser.startIndex, parser.endIndex + 1),
        );
        current().children.push(node);
        open.push(node);
      },
      ontext: addText,
      oncdatastart: () => void (state.isVerbatim = true),
      oncdataend: () => void (state.isVerbatim = false),
      onclosetag(_, isImplied) {
        const node = open.pop();
        if (!node || !isImplied || node.source.endsWith('/>')) return;
        if (state.isAtEnd) state.isCut = true;
        else turnIntoText(node);
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.write(text);
  state.isAtEnd = true;
  if (state.fault === '') parser.end();
  if (state.fault !== '') return state.fault;
  if (state.isCut) return 'The document ends before its last element: its rest is missing.';
  return top.children[0] ?? 'The message holds no XML.';
}

function newNode(name: string, attributes: Record<string, string>, source: string): OpenNode {
  return { name, attributes, children: [], text: '', source, hasCdata: false };
}

function localName(written: string): string {
  return written.slice(written.indexOf(':') + 1).toLowerCase();
}

function decodedValues(raw: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [localName(name), decodeHTMLStrict(value)]),
  );
}

/** The elements of a name below a node, at any depth, in document order. */
export function nodesNamed(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...nodesNamed(child, name),
  ]);
}

/** The text of the first element of a name below a node; undefined for none. */
export function textOf(node: XmlNode, name: string): string | undefined {
  return nodesNamed(node, name)[0]?.text.trim();
}

/** The values of a document by name in lower case: of elements without children, and of attributes; the first of each name counts. */
export function leavesOf(node: XmlNode): Map<string, string> {
  const leaves = new Map<string, string>();
  const visit = (at: XmlNode) => {
    for (const [name, value] of Object.entries(at.attributes)) if (!leaves.has(name)) leaves.set(name, value);
    if (at.children.length === 0 && !leaves.has(at.name)) leaves.set(at.name, at.text.trim());
    at.children.forEach(visit);
  };
  visit(node);
  return leaves;
}
