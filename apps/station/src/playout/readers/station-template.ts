import type { ResultBuilder } from '../create-result.ts';
import type { PlayoutDocument } from '../documents/create-document.ts';
import type { JsonValue } from '../documents/json-value.ts';
import { isObject, parseJson, scalar } from '../documents/parse-json.ts';
import { leavesOf, parseXml } from '../documents/parse-xml.ts';

/**
 * The values of a document whose form the station chooses, by name in lower case: XML, JSON, a form, or pairs joined by `|`. Null with a
 * finding for any other text.
 */
export function templateValues(
  document: PlayoutDocument,
  builder: ResultBuilder,
): ReadonlyMap<string, string> | null {
  const form = document.form();
  if (form.size > 0 && !/^\w+=[^&]*\|\w+=/.test(document.text().trim())) return form;
  const text = document.text().trim();
  if (text.startsWith('{') || text.startsWith('[')) return jsonLeaves(parseJson(text, builder));
  if (text.includes('<')) {
    const root = parseXml(text, builder);
    return root && leavesOf(root);
  }
  // A title may contain the separator, so that only one before a name counts.
  const pairs = text.split(/\|(?=\w+=)/).flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const] : [];
  });
  if (pairs.length > 0) return new Map(pairs);
  builder.note('unreadable', 'The message is neither XML nor JSON nor a form.');
  return null;
}

/** The scalar values of a document by name in lower case; the first of each name counts. */
function jsonLeaves(value: JsonValue | null): ReadonlyMap<string, string> | null {
  if (value === null) return null;
  const leaves = new Map<string, string>();
  const visit = (at: JsonValue) => {
    if (Array.isArray(at)) at.forEach(visit);
    if (!isObject(at)) return;
    for (const [name, inner] of Object.entries(at)) {
      const text = scalar(inner);
      if (text !== undefined && !leaves.has(name.toLowerCase())) leaves.set(name.toLowerCase(), text);
      else visit(inner);
    }
  };
  visit(value);
  return leaves;
}
