/** How the messages of a connection are separated. `whole`: each packet, body or file is one. */
export type Framing = 'xml' | 'json' | 'blank-line' | 'line' | 'length' | 'silence' | 'whole';

/**
 * The place of a byte: outside of messages, in one, its last, or its last but not part of it (`after`). A number is the position in the
 * message at which another one begins, so that the first was cut.
 */
export type Step = 'outside' | 'inside' | 'last' | 'after' | number;

/** Finds the ends of messages byte by byte, so that it makes no difference how the bytes are split. */
export interface Scanner {
  /** @param at the number of bytes of the message before this one */
  step(byte: number, at: number): Step;
  reset(): void;
}

export const byteOf = (character: string) => character.charCodeAt(0);
const [lf, cr] = [10, 13];
export const isSpace = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13);

/** Lines that end with LF, CR, CR LF or a zero byte. */
export function createLineScanner(): Scanner {
  return {
    step(byte, at) {
      // Text of UTF-16 has a zero byte beside each other one.
      const isEnd = byte === lf || byte === cr || (byte === 0 && at > 1);
      return isEnd ? (at > 0 ? 'after' : 'outside') : at === 0 && isSpace(byte) ? 'outside' : 'inside';
    },
    reset() {},
  };
}

/** Messages that end with an empty line. */
export function createBlankLineScanner(): Scanner {
  let isLineEmpty = false;
  return {
    step(byte, at) {
      if (byte === lf) {
        if (isLineEmpty && at > 0) return 'last';
        isLineEmpty = true;
        return at === 0 ? 'outside' : 'inside';
      }
      if (byte !== cr && byte !== 0) isLineEmpty = false;
      return at === 0 && isSpace(byte) ? 'outside' : 'inside';
    },
    reset() {
      isLineEmpty = false;
    },
  };
}

/** Objects and arrays of JSON, up to the brace that closes the first. Other text between them is skipped. */
export function createJsonScanner(): Scanner {
  const [quote, backslash] = [byteOf('"'), byteOf('\\')];
  const [openers, closers] = [new Set(['{', '['].map(byteOf)), new Set(['}', ']'].map(byteOf))];
  let [depth, isInText, isEscaped, isLineStart, last] = [0, false, false, false, 0];

  function inText(byte: number): Step {
    // No text of JSON contains a line break, so that a text that is cut ends there.
    if (!isEscaped && (byte === quote || byte === lf)) isInText = false;
    isLineStart = byte === lf;
    isEscaped = !isEscaped && byte === backslash;
    return 'inside';
  }

  return {
    step(byte, at) {
      if (byte === 0) return depth === 0 ? 'outside' : 'inside';
      if (depth === 0 && !openers.has(byte)) return 'outside';
      if (isInText) return inText(byte);
      const continues = [',', ':', '['].map(byteOf).includes(last);
      if (isLineStart && depth > 0 && byte === byteOf('{') && !continues) {
        this.reset();
        depth = 1;
        return at;
      }
      if (byte === quote) isInText = true;
      if (openers.has(byte)) depth += 1;
      if (closers.has(byte)) depth -= 1;
      if (!isSpace(byte)) last = byte;
      isLineStart = byte === lf;
      return depth === 0 ? 'last' : 'inside';
    },
    reset() {
      [depth, isInText, isEscaped, isLineStart, last] = [0, false, false, false, 0];
    },
  };
}
