/** Logs the failure of a tool that is no part of the user's work, and shows nothing. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what} failed`, error);
}

/** Runs a call to such a tool, and logs its immediate or later failure. */
export function runQuietly<Result>(what: string, call: () => Result): Result | undefined {
  try {
    const result = call();
    Promise.resolve(result).catch((error: unknown) => logFailure(what, error));
    return result;
  } catch (error) {
    logFailure(what, error);
    return undefined;
  }
}
