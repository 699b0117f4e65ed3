/** A length in words: `22 min 54 s`, `1 h 5 min`. @param seconds not negative */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return minutes > 0 ? `${minutes} min${rest > 0 ? ` ${rest} s` : ''}` : `${rest} s`;
}

/** A position as a clock: `7:06`, `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** A date in the station's zone, in words, and in the language of the show if it is a known one. */
export function dateText(
  unixSeconds: number,
  timeZone: string,
  language: string,
  style: 'full' | 'short' = 'full',
): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'full'
      ? { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }
      : { year: 'numeric', month: 'short', day: 'numeric' };
  const [locale = 'en'] = supported(language);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(unixSeconds * 1000));
}

function supported(language: string): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([language]);
  } catch {
    // Not a language tag.
    return [];
  }
}
