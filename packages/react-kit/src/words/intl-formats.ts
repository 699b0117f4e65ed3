/**
 * Creating a format of `Intl` takes longer than all its uses on a screen, so one of each kind is created for a language and its options.
 * Options must be plain values.
 */
function createdOnce<Options, Format>(create: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${options ? JSON.stringify(options) : ''}`;
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = createdOnce(
  (locale, options?: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = createdOnce(
  (locale, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, options),
);
export const relativeTimeFormat = createdOnce(
  (locale, options?: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat =>
    new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = createdOnce(
  (locale, options?: Intl.ListFormatOptions): Intl.ListFormat => new Intl.ListFormat(locale, options),
);
export const regionNames = createdOnce(
  (locale): Intl.DisplayNames => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }),
);
