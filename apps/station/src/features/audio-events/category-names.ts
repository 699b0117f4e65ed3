/** Reads names joined by commas; a comma inside a name is written as a backslash and a comma. */
export function categoryNames(text: string): string[] {
  const names = text.split(/(?<!\\),/).map((name) => name.replaceAll('\\,', ',').trim());
  return names.filter((name) => name !== '');
}
