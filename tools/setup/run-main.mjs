import { SetupError } from './setup-error.mjs';

/**
 * Runs a tool's main function and exits with its code. A SetupError prints one line instead of a stack trace.
 * @param {() => Promise<number>} main
 * @returns {Promise<never>}
 */
export async function runMain(main) {
  try {
    process.exit(await main());
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`PostKit: ${error.message}`);
    process.exit(1);
  }
}
