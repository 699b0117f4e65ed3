/** Names of categories joined by commas; a comma inside a name is escaped with a backslash. */
export function writeCategoryNames(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(',', String.raw`\,`)).join(',');
}

/** Parses a text that `writeCategoryNames` wrote. */
export function readCategoryNames(text: string): string[] {
  const names = text.split(/(?<!\\),/).map((name) => name.replaceAll(String.raw`\,`, ',').trim());
  return names.filter((name) => name !== '');
}
