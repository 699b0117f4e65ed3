/** Patterns of the tokens of a format, and the parts that they are. Minutes are `mm`, or `nn` as in Delphi. */
const tokens: Readonly<Record<string, readonly [part: string, pattern: string]>> = {
  yyyy: ['year', '\\d{4}'],
  yy: ['year', '\\d{2}'],
  MM: ['month', '\\d{2}'],
  M: ['month', '\\d{1,2}'],
  dd: ['day', '\\d{2}'],
  d: ['day', '\\d{1,2}'],
  HH: ['hour', '\\d{2}'],
  H: ['hour', '\\d{1,2}'],
  hh: ['hour', '\\d{2}'],
  h: ['hour', '\\d{1,2}'],
  mm: ['minute', '\\d{2}'],
  nn: ['minute', '\\d{2}'],
  ss: ['second', '\\d{2}'],
  fff: ['fraction', '\\d{1,3}'],
  tt: ['half', '[AaPp]\\.?[Mm]?\\.?'],
};

/**
 * Rewrites a time of an engineer's format, such as `dd.MM.yy HH:mm:ss`, as text that `readMoment` reads. Null if the text or the format
 * does not fit.
 */
export function applyTimeFormat(text: string, format: string): string | null {
  const parts: string[] = [];
  const pattern = format.replace(/yyyy|yy|MM?|dd?|HH?|hh?|mm|nn|ss|fff|tt|[^a-z]|[a-z]/gi, (token) => {
    const [part, written] = Object.hasOwn(tokens, token) ? (tokens[token] ?? []) : [];
    if (part === undefined || written === undefined)
      return token.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
    parts.push(part);
    return `(${written})`;
  });
  const found = new RegExp(`^${pattern}$`).exec(text.trim());
  if (!found || !parts.includes('hour') || !parts.includes('minute')) return null;
  const of = (part: string) => found[parts.indexOf(part) + 1];
  const [year, month, day] = ['year', 'month', 'day'].map((part) =>
    parts.includes(part) ? of(part) : undefined,
  );
  const seconds = parts.includes('second') ? of('second') : '00';
  const fraction = parts.includes('fraction') ? `.${of('fraction') ?? '0'}` : '';
  const half = parts.includes('half') ? ` ${(of('half') ?? '').slice(0, 1)}m` : '';
  const date = year && month && day ? `${year.length === 2 ? '20' : ''}${year}-${month}-${day} ` : '';
  return `${date}${of('hour') ?? ''}:${of('minute') ?? ''}:${seconds}${fraction}${half}`;
}
