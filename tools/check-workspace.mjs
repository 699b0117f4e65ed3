// Checks the repository against the workspace rules and prints every finding.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkWorkspace } from './checks/workspace/check-workspace.mjs';
import { listFiles } from './setup/files/list-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const READ = /\.([cm]?[jt]sx?|json|ya?ml|css|html|md|sql|sh)$|^\.ci\//;

const files = new Map(
  listFiles(root)
    .filter((file) => READ.test(file))
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
);
const findings = checkWorkspace(files);

for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? `no findings in ${files.size} files` : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
