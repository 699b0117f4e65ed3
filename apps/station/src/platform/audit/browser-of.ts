/** Families in the order in which their marks decide: browsers name those that they descend from as well. */
const families: readonly (readonly [mark: RegExp, family: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^postkit-cli\b/, 'PostKit CLI'],
  [/^curl\//, 'curl'],
  [/^(?:node|undici)\b/, 'Node.js'],
  [/^python-requests\//, 'Python'],
];

/** The family of a browser or program, without versions and devices; empty if it is unknown. */
export function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  return families.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
}
