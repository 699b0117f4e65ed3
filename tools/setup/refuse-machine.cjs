// Read by Node of any age: only old syntax.
const fs = require('fs');

/** The oldest major version of Node that starts the tools; they install Node 24 for the rest. */
const NEEDED = 20;

/** The loader of glibc, which the installed Node 24 names; systems with another C library, such as Alpine, lack it. */
const LOADER = '/lib64/ld-linux-x86-64.so.2';

const CONTAINER = 'The container image runs elsewhere: see docs/guides/operate.md.';

/**
 * Returns why PostKit cannot be set up on a machine, or an empty string.
 * @param {{ version: string, platform: string, arch: string, hasLoader?: boolean }} machine as Node names its parts
 * @returns {string}
 */
function refusal(machine) {
  if (Number(machine.version.split('.')[0]) < NEEDED) {
    return (
      'Node ' +
      NEEDED +
      ' or newer is needed, and this is Node ' +
      machine.version +
      '. Install a newer one from https://nodejs.org.'
    );
  }
  if (machine.platform !== 'linux' || machine.arch !== 'x64') {
    return 'x64 Linux is needed, and this is ' + machine.platform + ' on ' + machine.arch + '. ' + CONTAINER;
  }
  const hasLoader = machine.hasLoader === undefined ? fs.existsSync(LOADER) : machine.hasLoader;
  if (!hasLoader)
    return 'A Linux with glibc is needed, such as Debian or Ubuntu: ' + LOADER + ' is missing. ' + CONTAINER;
  return '';
}

module.exports = { refusal: refusal };
