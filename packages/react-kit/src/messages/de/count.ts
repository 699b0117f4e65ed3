const numbers = new Intl.NumberFormat('de');
const rules = new Intl.PluralRules('de');

/** A number with its noun. */
export function count(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${rules.select(number) === 'one' ? one : other}`;
}
