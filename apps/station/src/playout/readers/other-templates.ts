import { addStopped } from './add-stopped.ts';
import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/** Values that say that nothing plays. */
const texts = ['title', 'artist', 'cart', 'planned'] as const;

/**
 * Templates of systems whose own form was only described: MB Studio, Myriad with OCP, PlayoutONE, RadioBOSS by notification, Radiologik,
 * MegaSeg, ProppFrexx, Dalet, OpX, NextKast, Center Stage Live. Common names of fields are read from XML, JSON, a form or pairs.
 */
export const readOtherTemplate: PlayoutReader = (document, builder, context) => {
  const values = templateValues(document, builder);
  if (!values) return;
  const named = itemOfValues(numbered(values));
  const item = { ...named, cart: named.cart ?? values.get('id') };
  if (texts.some((name) => item[name])) return addStopped(item, builder, context);
  builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' } });
};

/** Fields of MB Studio end with the position, where 0 is on air. */
function numbered(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...values].map(([name, value]) => [name.replace(/(?<=[a-z])0$/, ''), value]));
}
