import type { RawItem, ResultBuilder } from '../create-result.ts';
import { leavesOf, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import { addStopped } from './add-stopped.ts';
import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/** Values that say that something plays. */
const texts = ['title', 'artist', 'cart', 'planned'] as const;

/**
 * Templates of systems whose own form was only described: MB Studio, Myriad with OCP, PlayoutONE, RadioBOSS by notification, Radiologik,
 * MegaSeg, ProppFrexx, Dalet, OpX, NextKast, Center Stage Live. Common names of fields are read from XML, JSON, a form or pairs. Of
 * several elements the one that says that it plays is on air, else the first.
 */
export const readOtherTemplate: PlayoutReader = (document, builder, context) => {
  const text = document.text().trim();
  const root = text.startsWith('<') ? parseXml(text, builder) : undefined;
  if (root === null) return;
  const values = root ? elementsOf(root).map(leavesOf) : [templateValues(document, builder)];
  const items = values.flatMap((found) => (found ? [itemOf(found)] : []));
  const [only] = items;
  if (items.length > 1) return addSeveral(items, builder, context);
  if (only && texts.some((name) => only[name])) return addStopped(only, builder, context);
  if (only) builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' } });
};

function itemOf(values: ReadonlyMap<string, string>): RawItem {
  const named = itemOfValues(numbered(values));
  return { ...named, cart: named.cart ?? values.get('id') };
}

/** The elements that repeat and have a title; else the document itself. */
function elementsOf(root: XmlNode): readonly XmlNode[] {
  const titled = (node: XmlNode) => itemOf(leavesOf(node)).title !== undefined;
  const alike = root.children.filter((child) => child.name === root.children[0]?.name);
  if (alike.length > 1 && alike.filter(titled).length > 1) return alike.filter(titled);
  const [only] = root.children;
  return root.children.length === 1 && only && only.children.length > 1 ? elementsOf(only) : [root];
}

function addSeveral(items: readonly RawItem[], builder: ResultBuilder, context: ReaderContext): void {
  const isWorded = items.some(({ kind }) => kind !== 'start');
  if (!isWorded)
    builder.note('guessed', 'No element says that it plays: the first is on air, the others are plans.');
  items.forEach((item, index) =>
    addStopped(isWorded || index === 0 ? item : { ...item, kind: 'next' }, builder, context),
  );
}

/** Fields of MB Studio end with the position, where 0 is on air. */
function numbered(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...values].map(([name, value]) => [name.replace(/(?<=[a-z])0$/, ''), value]));
}
