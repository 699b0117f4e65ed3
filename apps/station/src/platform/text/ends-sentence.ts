/** Full stops of Latin, Chinese, Japanese, Arabic, Urdu, Hindi, Armenian and Ethiopic, and what may close behind one. */
const ending = /[.!?…‼⁇⁈⁉。！？｡؟۔।॥։።]["'”’“‘»«›)\]」』】）]*\s*$/u;

/** Whether a text or word ends a sentence. */
export function endsSentence(text: string): boolean {
  return ending.test(text);
}
