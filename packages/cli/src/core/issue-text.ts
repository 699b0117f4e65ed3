import type { z } from 'zod';

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The message of an issue for users, where its schema has none of its own; undefined for zod's message. */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return nouns[issue.expected] && `This must be ${nouns[issue.expected]}.`;
    case 'invalid_value':
      return `Allowed choices are ${issue.values.join(', ')}.`;
    case 'too_big':
      return `This must be at most ${amountText(issue.maximum, issue.origin)}.`;
    case 'too_small':
      return `This must be at least ${amountText(issue.minimum, issue.origin)}.`;
    case 'invalid_union':
      return 'This value is not valid.';
    default:
      return undefined;
  }
}

function amountText(amount: number | bigint, origin: string): string {
  if (origin === 'string') return `${amount} characters`;
  return origin === 'array' ? `${amount} ${amount === 1 ? 'item' : 'items'}` : String(amount);
}
