import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordCheck {
  readonly password: string;
  /** Names that are easy to find out, such as those of the user and the station. */
  readonly names: readonly string[];
}

/** The lowest accepted of zxcvbn's scores 0 to 4: at least a million guesses. */
const minScore = 2;
/** Characters that are judged; a longer password is at least as strong, and the limit bounds the time of a check. */
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

/** Why a password is too easy to guess, and what to do; null when it is strong enough. Slow at first: it loads word lists. */
export async function checkPasswordStrength({ password, names }: PasswordCheck): Promise<string | null> {
  const zxcvbn = await (loading ??= load());
  const words = [...new Set(names.flatMap(wordsOf))];
  // Repeated spaces and spaces at the ends make a password longer but hardly harder to guess.
  for (const text of new Set([password, password.replaceAll(/\s+/g, ' ').trim()])) {
    const { score, feedback } = zxcvbn.check(text.normalize('NFKC'), words);
    if (score < minScore)
      return `${weaknesses[feedback.warning ?? ''] ?? 'This password is easy to guess.'} ${advice}`;
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

/** A name as a whole, without separators, and each of its words. */
function wordsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [name.toLowerCase(), parts.join(''), ...parts].filter((word) => word.length >= shortestName);
}
