import type { JsonObject, JsonValue } from '../documents/json-value.ts';
import { isObject, parseJson, scalar } from '../documents/parse-json.ts';
import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * Metadata that a script of Liquidsoap posts as JSON, an object or pairs of texts: liquidsoap.info/doc-dev/metadata.html. Every output
 * sends it again, with the same `rid`.
 */
export const readLiquidsoap: PlayoutReader = (document, builder) => {
  const form = document.form();
  const body = form.size > 0 ? null : parseJson(document.text(), builder);
  const values = form.size > 0 ? new Map(form) : valuesOf(body);
  if (!values) {
    if (body !== null) builder.note('unreadable', 'The message is neither an object nor pairs.');
    return;
  }
  builder.add({
    ...itemOfValues(values, {
      start: ['on_air_timestamp', 'on_air'],
      playback_id: ['rid'],
      cart: ['cart', 'cart_id', 'filename', 'initial_uri'],
      category: ['category', 'source'],
      typeWord: ['type', 'media_type'],
      event: ['event'],
    }),
    unit: 'seconds',
    fields: { genre: values.get('genre') },
  });
};

function valuesOf(body: JsonValue | null): Map<string, string> | null {
  const isPairs = Array.isArray(body) && body.every((pair) => Array.isArray(pair) && pair.length === 2);
  const entries = isPairs
    ? (body as [JsonValue, JsonValue][])
    : isObject(body ?? undefined)
      ? Object.entries(body as JsonObject)
      : null;
  return (
    entries &&
    new Map(entries.map(([name, value]) => [String(scalar(name) ?? '').toLowerCase(), scalar(value) ?? '']))
  );
}
