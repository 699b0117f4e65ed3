/** A time of day that a text names; it may be impossible, such as 25:00. */
export interface FoundTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly before: string;
  readonly after: string;
}

/** Behind a time: English, Greek, Turkish, Arabic, Vietnamese, Swedish, German, Hindi. */
const half =
  /^\s*(?:([ap])\.?\s?m\b\.?|(π|μ)\.?\s?μ\.?|(öö|ös)(?!\p{L})|(ص|م)(?!\p{L})|(sa|ch)(?!\p{L})|(fm|em)(?!\p{L})|(vorm|nachm)(?!\p{L})\.?|(पूर्वाह्न|अपराह्न))/iu;
const later: ReadonlySet<string> = new Set(['p', 'μ', 'ös', 'م', 'ch', 'em', 'nachm', 'अपराह्न']);
const forms: readonly RegExp[] = [
  /(?<![\d+-]|[+-]\d)(\d{1,2})\s?:\s?(\d{2})(?:\s?:\s?(\d{2}))?(?:[.,]\d+)?(?!\d)/,
  /(?<![\d+-])(\d{1,2})\s?(?:uhr|h|u)\s?(\d{2})?(?!\p{L}|\d)/iu,
  /(?<![\d.+-])(\d{1,2})(?=\s?[ap]\.?\s?m\b)/i,
  /(?<=T)(\d{2})(?=Z|[+-]|$)/i,
];
const joined = /(?<=T|^\s*)(\d{2})(\d{2})(\d{2})?(?:[.,]\d+)?(?=Z|[+-]|\s|$)/;
const dotted = /(?<![\d.:])(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![\d.:])/;

/**
 * Finds the time in a text.
 * @param isAlone whether the day is elsewhere, so that `1630` and `16.30` are times too
 */
export function findTime(text: string, isAlone: boolean): FoundTime | null {
  for (const form of isAlone ? [...forms, joined, dotted] : forms) {
    const match = form.exec(text);
    if (!match) continue;
    const rest = text.slice(match.index + match[0].length);
    const said = half.exec(rest);
    const part = said
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.toLowerCase();
    return {
      hour: hourOf(Number(match[1]), part),
      minute: Number(match[2] ?? 0),
      second: Number(match[3] ?? 0),
      before: text.slice(0, match.index),
      after: said ? rest.slice(said[0].length) : rest,
    };
  }
  return null;
}

/** An hour beyond 12 is what it says, also beside `pm`. */
function hourOf(hour: number, part: string | undefined): number {
  if (part === undefined || hour > 12) return hour;
  return (hour % 12) + (later.has(part) ? 12 : 0);
}
