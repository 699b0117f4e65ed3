const COMMENTED = /\/\*\*\s*((?:(?!\*\/)[\s\S])+?)\s*\*\/\s*\n\s*(\w+):/g;

/**
 * Returns the comment directly above each field, by field name. The first comment of a name wins.
 * @param {string} text source of a domain's schemas
 * @returns {Map<string, string>}
 */
export function fieldNotes(text) {
  /** @type {Map<string, string>} */
  const notes = new Map();
  for (const [, comment = '', name = ''] of text.matchAll(COMMENTED)) {
    if (!notes.has(name))
      notes.set(
        name,
        comment
          .replace(/^\*\s*/, '')
          .replaceAll(/\s*\n\s*\*\s?/g, ' ')
          .trim(),
      );
  }
  return notes;
}
