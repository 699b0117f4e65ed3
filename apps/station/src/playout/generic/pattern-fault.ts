/** Characters of a pattern. */
const longest = 500;
/** Repeats without a limit: the steps of a match grow with the length of the line, and with it once more for each repeat. */
const mostQuick = 2;
const unbounded = /[*+]|\{\d+,\}/;

/**
 * The reason why a pattern of an engineer is not used; null if it is. No engine without backtracking is among the station's packages, so
 * that the forms whose match takes exponential time are refused at once: a repeated group that repeats or chooses, and references back.
 * Other slow patterns are given up while they match.
 */
export function patternFault(pattern: string): string | null {
  if (pattern.length > longest) return `The pattern has more than ${longest} characters.`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'The pattern is no regular expression.';
  }
  if (!/\(\?<[A-Za-z]/.test(pattern)) return 'The pattern has no named group, such as (?<title>…).';
  if (/\\[k1-9]/.test(pattern.replaceAll('\\\\', '')))
    return 'The pattern refers back to a group, which is not allowed.';
  return hasNestedQuantifier(withoutClasses(pattern))
    ? 'The pattern repeats a group that repeats or chooses itself, which may take too long.'
    : null;
}

/** Whether a match from the beginning of a short line is quick by the form of the pattern. */
export function isQuick(pattern: string): boolean {
  const repeats = withoutClasses(pattern).match(/[*+]|\{\d+,\d*\}/g) ?? [];
  return repeats.length <= mostQuick;
}

/** The pattern without escaped characters and classes, which hold no quantifiers. */
function withoutClasses(pattern: string): string {
  return pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
}

function hasNestedQuantifier(plain: string): boolean {
  const open: number[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    if (plain[at] === '(') open.push(at);
    if (plain[at] !== ')') continue;
    const inside = plain.slice((open.pop() ?? 0) + 1, at).replace(/^\?(?:<[^>]*>|[:=!]|<[=!])/, '');
    const isRepeated = /^(?:[*+]|\{\d*,?\d*\})/.test(plain.slice(at + 1));
    if (isRepeated && (unbounded.test(inside) || /[|?]/.test(inside))) return true;
  }
  return false;
}
