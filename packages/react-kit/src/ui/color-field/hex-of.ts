/** A typed colour as `#rrggbb` in lower case: accepts three or six digits, with or without `#`. Null for anything else. */
export function hexOf(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
