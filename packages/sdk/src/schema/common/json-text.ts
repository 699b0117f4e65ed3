import { z } from 'zod';

/** Longest JSON text, in characters. */
const longest = 100_000;

/** JSON inside a text field: text on the wire, a value in code. Invalid JSON fails validation. */
export function jsonText<Value extends z.ZodType>(value: Value) {
  return z.codec(z.string().max(longest, `This is longer than ${longest} characters.`), value, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'This is not valid JSON.', input: text });
        return z.NEVER;
      }
    },
    encode: (decoded) => JSON.stringify(decoded),
  });
}
