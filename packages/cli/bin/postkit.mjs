#!/usr/bin/env node
// Without static imports, so that every Node that reads modules gets as far as the message.
const needed = [20, 3];
const running = process.versions.node;
const parts = running.split('.').map(Number);

if (parts[0] < needed[0] || (parts[0] === needed[0] && parts[1] < needed[1])) {
  process.stderr.write(
    'postkit needs Node ' +
      needed.join('.') +
      ' or newer. This is Node ' +
      running +
      '. Install a newer one from https://nodejs.org.\n',
  );
  process.exitCode = 1;
} else {
  void import('node:module').then(function (module) {
    if (module.enableCompileCache) module.enableCompileCache();
    return import('../dist/main.js');
  });
}
