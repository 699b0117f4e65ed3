/** Whether a language is written from right to left. @param locale BCP 47 */
export function isRightToLeft(locale: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale);
}
