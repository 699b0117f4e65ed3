const singles: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ґ: 'г',
  ς: 'σ',
};
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; the marks of other scripts are letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/** A name for comparison: in lower case, without accents and dots. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(accents, '');
  return plain.replace(/[ıłøđßæœґς]/g, (letter) => singles[letter] ?? letter).replace(/[.'’‘]/g, '');
}
