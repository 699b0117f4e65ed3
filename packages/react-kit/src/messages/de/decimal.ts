const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with one decimal, such as `−16,2`. */
export function decimal(value: number): string {
  return tenths.format(value).replace('-', '−');
}
