/** Names of categories joined by commas; a comma or a backslash inside a name is escaped with a backslash. */
export function writeCategoryNames(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** Parses a text that `writeCategoryNames` wrote. A backslash that escapes nothing is part of the name. */
export function readCategoryNames(text: string): string[] {
  const names = text.match(/(?:\\[\\,]|[^,])+/g) ?? [];
  return names.map((name) => name.replaceAll(/\\([\\,])/g, '$1').trim()).filter((name) => name !== '');
}
