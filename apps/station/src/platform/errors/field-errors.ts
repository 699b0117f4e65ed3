import type { z } from 'zod';
import { fail } from './platform-errors.ts';
import type { StationError } from './station-error.ts';

/** Maximum number of faults in a response. */
const most = 100;

/** Converts zod's issues to a 400 with the first faults listed by field; nested fields are joined by dots. */
export function fieldErrors(error: z.ZodError): StationError {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues.slice(0, most)) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of names) (fields[path.join('.') || 'request'] ??= []).push(issue.message);
  }
  const [first] = Object.entries(fields);
  const message = first ? `${first[0]}: ${first[1][0]}` : 'The request is not valid.';
  return fail('request.invalid', { message, fields, cause: error });
}
