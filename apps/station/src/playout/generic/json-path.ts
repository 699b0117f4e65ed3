import type { ResultBuilder } from '../create-result.ts';
import type { JsonValue } from '../documents/json-value.ts';
import { listOf, member, parseJson, scalar } from '../documents/parse-json.ts';

/** The elements at a path of a document; the document itself for an empty path. Null with a finding if it cannot be read. */
export function jsonItems(text: string, path: string, builder: ResultBuilder): readonly JsonValue[] | null {
  const document = parseJson(text, builder);
  if (document === null) return null;
  return path === '' ? [document] : listOf(at(document, path));
}

/** The text, number or boolean at a path such as `now.song.title` or `items[0].id`; undefined for none. */
export function valueAtJson(item: JsonValue, path: string): string | undefined {
  return scalar(at(item, path));
}

function at(value: JsonValue, path: string): JsonValue | undefined {
  const names = path
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((name) => name !== '');
  return names.reduce<JsonValue | undefined>(
    (found, name) =>
      Array.isArray(found)
        ? (found as readonly JsonValue[])[Number(name)]
        : member(found, name.replace(/^["']|["']$/g, '')),
    value,
  );
}
