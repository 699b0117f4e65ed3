import type { ResultBuilder } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';

/** The elements at a path of a document; its root for an empty path. Null with a finding if it cannot be read. */
export function xmlItems(text: string, path: string, builder: ResultBuilder): readonly XmlNode[] | null {
  const root = parseXml(text, builder);
  if (!root) return null;
  return path === '' ? [root] : nodesAt(root, path);
}

/** The text or attribute at a path such as `Event/Song/@title`, below an element or, without its parents, anywhere in it. */
export function valueAtXml(item: XmlNode, path: string): string | undefined {
  const names = namesOf(path);
  const attribute = names.at(-1)?.startsWith('@') ? names.pop()?.slice(1) : undefined;
  const node = names.length === 0 ? item : nodesAt(item, names.join('/'))[0];
  return attribute === undefined ? node?.text.trim() : node?.attributes[attribute];
}

function nodesAt(root: XmlNode, path: string): XmlNode[] {
  const [first = '', ...rest] = namesOf(path);
  const begin = first === root.name ? [root] : nodesNamed(root, first);
  return rest.reduce(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    begin,
  );
}

function namesOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((name) => name !== '');
}
