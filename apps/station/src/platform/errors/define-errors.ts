import { StationError, type ErrorDetails } from './station-error.ts';

/**
 * Declares a feature's errors once and returns the function that creates them.
 * @example
 * const fail = defineErrors({ 'tags.taken': { status: 409, message: 'That name is taken.' } });
 * throw fail('tags.taken');
 */
export function defineErrors<
  const Table extends Readonly<Record<string, { readonly status: number; readonly message: string }>>,
>(table: Table): (code: keyof Table & string, details?: ErrorDetails) => StationError {
  return (code, details) => {
    const { status, message } = table[code] ?? { status: 500, message: code };
    return new StationError(code, status, message, details);
  };
}
