const singles: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ґ: 'г' };

/** A name for comparison: in lower case, without accents and marks. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[ıłøđßæœґ]/g, (letter) => singles[letter] ?? letter).replace(/[.'’‘]/g, '');
}
