// Apart from run.cjs, because Node before 10 cannot read `import()`.

/**
 * Runs a program of `tools` as if it had been started by its path.
 * @param {string} name such as `start`
 */
module.exports = function runTool(name) {
  const path = require('node:path').join(__dirname, '..', `${name}.mjs`);
  process.argv.splice(1, 2, path);
  return import(path);
};
