// Publishes the next version of the packages: writes versions, checks, publishes, commits and tags. See docs/guides/release.md.
// `--prepare` writes and commits the versions, and publishes nothing. `--registry URL` publishes to another registry, without provenance. `--checked` skips the checks that CI passed for this commit.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packPackages } from './packages/pack-packages.mjs';
import { publishMissing } from './packages/publish-missing.mjs';
import {
  commitVersions,
  requireCommitted,
  requireReleasable,
  tagVersion,
  writeVersions,
} from './packages/release-steps.mjs';
import { publicAddress } from './setup/public-address.mjs';
import { runCommand } from './setup/run-command.mjs';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      checked: { type: 'boolean', default: false },
      prepare: { type: 'boolean', default: false },
    },
  });
  if (values.prepare) {
    await requireCommitted(root);
    const version = await writeVersions(root);
    await commitVersions(root, version);
    console.log(`Committed ${version} with its changelogs. Nothing is published.`);
    return 0;
  }
  const address = publicAddress(process.env);
  if (address === undefined)
    throw new SetupError('Set POSTKIT_REPOSITORY to the web address of the repository; packages link to it.');
  await requireReleasable(root, { env: process.env, registry: values.registry });
  const version = await writeVersions(root);
  const steps = values.checked ? ['--only', 'build,packages'] : [];
  const { code } = await runCommand(process.execPath, ['tools/check.mjs', ...steps], { cwd: root });
  if (code !== 0)
    throw new SetupError(
      'A check failed, and nothing was published. `git restore . && git clean -f packages` undoes the versions.',
    );
  await commitVersions(root, version);
  await publishMissing(root, await packPackages(root, address), values.registry);
  await tagVersion(root, version);
  console.log(`Published and tagged v${version}. \`git push --follow-tags\` shares the commit and the tag.`);
  return 0;
});
