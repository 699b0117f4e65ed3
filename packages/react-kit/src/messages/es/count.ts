const numbers = new Intl.NumberFormat('es');
const decimals = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const rules = new Intl.PluralRules('es');

/** How many things of all are listed; `total` names all of them. */
export function listedOf(listed: number, total: string): string {
  return `${numbers.format(listed)} de ${total}`;
}

/** A number with its noun. */
export function count(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${agree(number, one, other)}`;
}

/** The form that agrees with a number, where the words do not follow it. */
export function agree(number: number, one: string, other: string): string {
  return rules.select(number) === 'one' ? one : other;
}

/** A number with one decimal. */
export function tenths(number: number): string {
  return decimals.format(number);
}
