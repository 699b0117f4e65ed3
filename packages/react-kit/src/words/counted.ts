const numbers = new Intl.NumberFormat('en');

/** A number with its noun, for the English words: `1 show`, `10,000 shows`. */
export function counted(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${number === 1 ? one : other}`;
}

/** How many things of all are listed, for the English words: `12 of 2,000 events`, or `2,000 events` for all of them. */
export function countedOf(listed: number, all: number, one: string, other: string): string {
  const total = counted(all, one, other);
  return listed === all ? total : `${numbers.format(listed)} of ${total}`;
}
