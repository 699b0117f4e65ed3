import { CliError } from './cli-error.ts';

/** `1 error`, `2 errors` */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * Ends a check of rules of directories.
 * @param subject whose rules were checked, such as “Tide”
 * @throws CliError failure for errors, partlyDone if there are only warnings
 */
export function failForRules(
  findings: readonly { readonly level: 'error' | 'warning' }[],
  subject: string,
): void {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  if (errors > 0)
    throw new CliError(
      'failure',
      `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${subject}.`,
    );
  if (warnings > 0)
    throw new CliError('partlyDone', `No errors, and ${count(warnings, 'warning')} in ${subject}.`);
}
