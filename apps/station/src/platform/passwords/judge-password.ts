import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordToJudge {
  readonly password: string;
  /** Names that others know, such as the user's and the station's. */
  readonly names: readonly string[];
}

/** Of zxcvbn's scores 0 to 4 the least that is taken: a million guesses and more. */
const enough = 2;
/** Characters that are judged; a longer password is at least as strong, and the time that a check takes is bounded. */
const longest = 64;
const shortestName = 3;

const advice = 'Choose another: three or four unrelated words are easy to remember and hard to guess.';
const weaknesses: Readonly<Record<string, string>> = {
  topTen: 'This password is on lists of common passwords.',
  topHundred: 'This password is on lists of common passwords.',
  common: 'This password is on lists of common passwords.',
  similarToCommon: 'This password is similar to a common password.',
  userInputs: 'This password contains a name that others know.',
  simpleRepeat: 'This password repeats the same characters.',
  extendedRepeat: 'This password repeats the same characters.',
  straightRow: 'This password is a row of keys.',
  keyPattern: 'This password is a row of keys.',
  sequences: 'This password is a row of characters.',
};

let loading: Promise<ZxcvbnFactory> | undefined;

/** Why a password is too easy to guess, and what to do; null where it is not. Slow at first: it loads lists. */
export async function judgePassword({ password, names }: PasswordToJudge): Promise<string | null> {
  const zxcvbn = await (loading ??= load());
  const words = [...new Set(names.flatMap(wordsOf))];
  // Spaces at the ends and in rows make a password longer and hardly harder to guess.
  for (const text of new Set([password, password.replaceAll(/\s+/g, ' ').trim()])) {
    const { score, feedback } = zxcvbn.check(text.normalize('NFKC'), words);
    if (score < enough) return `${weaknesses[feedback.warning ?? ''] ?? 'This password is easy to guess.'} ${advice}`;
  }
  return null;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: longest });
}

/** A name as a whole, without what separates its words, and each of them. */
function wordsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [name.toLowerCase(), parts.join(''), ...parts].filter((word) => word.length >= shortestName);
}
