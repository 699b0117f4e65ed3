/** A number in [0, 1], always the same for the same three arguments. */
export function noise(a: number, b: number, text: string): number {
  let mixed = Math.imul(a, 2_654_435_761) ^ Math.imul(b, 40_503);
  for (const char of text) mixed = Math.imul(mixed ^ char.charCodeAt(0), 16_777_619);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}
