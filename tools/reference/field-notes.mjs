const COMMENTED = /\/\*\*\s*((?:(?!\*\/)[\s\S])+?)\s*\*\/\s*\n\s*(\w+):/g;

/**
 * What the source says of fields: the comment right above one, by the field's name. The first that a text gives wins.
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
