import { z } from 'zod';

const address = z.email();

/** The valid email addresses in a list joined by commas, without repetition. */
export function addressesIn(list: string): string[] {
  const listed = list.split(',').map((text) => text.trim());
  return [...new Set(listed.filter((text) => address.safeParse(text).success))];
}
