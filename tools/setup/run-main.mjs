import { SetupError } from './setup-error.mjs';

/**
 * Runs a tool's main function and exits with the code it answers; a failure the person can mend is one line, not a stack.
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
