/** The initials of a name, a username or an email address: of its first and last word, or its first two letters. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
