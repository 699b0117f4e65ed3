/** Splits names joined by commas; a comma inside a name is escaped with a backslash. */
export function categoryNames(text: string): string[] {
  const names = text.split(/(?<!\\),/).map((name) => name.replaceAll('\\,', ',').trim());
  return names.filter((name) => name !== '');
}
