import { fail } from '../../platform/errors/platform-errors.ts';

/** @throws request.invalid with a message for each field, if there is any */
export function refuseFields(wrong: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(wrong);
  if (!first) return;
  const fields = Object.fromEntries(Object.entries(wrong).map(([field, text]) => [field, [text]]));
  throw fail('request.invalid', { message: first.join(': '), fields });
}
