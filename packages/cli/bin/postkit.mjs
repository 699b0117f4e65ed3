#!/usr/bin/env node
// Without static imports, so that every Node that reads modules gets as far as the message.
const needed = 20;
const running = process.versions.node;

if (Number(running.split('.')[0]) < needed) {
  process.stderr.write(
    'postkit needs Node ' + needed + ' or newer. This is Node ' + running + '. Install a newer one from https://nodejs.org.\n',
  );
  process.exitCode = 1;
} else {
  void import('node:module').then(function (module) {
    if (module.enableCompileCache) module.enableCompileCache();
    return import('../dist/main.js');
  });
}
