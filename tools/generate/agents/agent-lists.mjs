/** The files of the data, in the order in which a user agent is looked up. */
export const LISTS = /** @type {const} */ (['bots', 'apps', 'libraries', 'browsers', 'devices', 'referrers']);

/**
 * @typedef {{ name: string, pattern: string, category?: string, examples?: string[] }} Entry
 * @typedef {Record<(typeof LISTS)[number], [name: string, pattern: string, category?: string][]>} Lists
 */

/**
 * The lists as the station reads them, and the examples as its tests do.
 * @param {{ source: string, commit: string, date: string }} origin `date` as 2026-08-06
 * @param {Record<string, { entries: Entry[] }>} files by list
 * @throws Error if a pattern is no regular expression, or a list is missing or empty
 */
export function agentLists(origin, files) {
  const entriesOf = (/** @type {string} */ list) => {
    const entries = files[list]?.entries ?? [];
    if (entries.length === 0) throw new Error(`The list ${list} is empty.`);
    return entries;
  };
  const lists = /** @type {Lists} */ (
    Object.fromEntries(
      LISTS.map((list) => [
        list,
        entriesOf(list).map(({ name, pattern, category }) => [
          name,
          new RegExp(pattern).source,
          ...(category ? [category] : []),
        ]),
      ]),
    )
  );
  const examples = Object.fromEntries(
    LISTS.map((list) => [
      list,
      entriesOf(list).flatMap(({ name, examples: texts = [] }) => texts.map((text) => [name, text])),
    ]),
  );
  return { runtime: { ...origin, licence: 'MIT', lists }, examples };
}
