const numbers = new Intl.NumberFormat('de');
const rules = new Intl.PluralRules('de');

/** How many things of all are listed; `total` names all of them. */
export function listedOf(listed: number, total: string): string {
  return `${numbers.format(listed)} von ${total}`;
}

/** A number with its noun. */
export function count(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${rules.select(number) === 'one' ? one : other}`;
}
