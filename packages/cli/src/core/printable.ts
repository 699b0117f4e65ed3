/** Replaces control and bidirectional characters, which could manipulate a terminal, with spaces. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
