// `node tools/run.cjs start` runs tools/start.mjs, or says why this machine cannot. Only syntax that every Node reads.
const refusal = require('./setup/refuse-machine.cjs').refusal;

const reason = refusal({ version: process.versions.node, platform: process.platform, arch: process.arch });

if (reason) {
  process.stderr.write('PostKit: ' + reason + '\n');
  process.exitCode = 1;
} else {
  void require('./setup/run-tool.cjs')(process.argv[2]);
}
