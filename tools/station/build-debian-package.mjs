import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SetupError } from '../setup/setup-error.mjs';
import { fillStationFolder } from './fill-station-folder.mjs';

/** Names of processors in Debian, by those of Node. @type {Readonly<Record<string, string>>} */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

/**
 * @param {string} cpu as Node names it
 * @returns {string}
 */
export const debianArch = (cpu) => ARCHITECTURES[cpu] ?? cpu;

/**
 * Builds the Debian package of the station, with the Node of the repository, because Debian's is older.
 * @param {string} root of the repository
 * @param {{ arch: string, out: string }} options the processor as Debian names it, and the folder of the package
 * @returns {Promise<string>} path of the package
 */
export async function buildDebianPackage(root, { arch, out }) {
  const cpu = Object.keys(ARCHITECTURES).find((name) => ARCHITECTURES[name] === arch);
  if (!cpu)
    throw new SetupError(
      `There is no package for ${arch}, only for ${Object.values(ARCHITECTURES).join(' and ')}.`,
    );
  const place = await mkdtemp(join(tmpdir(), 'postkit-deb-'));
  try {
    const tree = join(place, 'tree');
    const station = join(tree, 'usr/lib/postkit');
    await mkdir(join(tree, 'usr/lib'), { recursive: true });
    await fillStationFolder(root, station, { cpu });
    await addNode(root, place, join(station, 'node'), cpu);
    await addSystemFiles(root, tree);
    const version = await packageVersion(root);
    await writeChangelog(root, tree, version);
    await addControl(root, tree, { arch, version });
    await mkdir(out, { recursive: true });
    const path = join(out, `postkit_${version}_${arch}.deb`);
    execFileSync('chmod', ['-R', 'go=rX,u+w', tree]);
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z4', '--build', tree, path], {
      stdio: 'inherit',
    });
    return path;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * The version of the station. A build beside a release, whose commit has no tag, is newer than it: `1.0.0+git20261126….67e2c53b`.
 * @param {string} root
 */
async function packageVersion(root) {
  const { version } = JSON.parse(await readFile(join(root, 'apps/station/package.json'), 'utf8'));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)) return version;
  return `${version}+git${git('log', '-1', '--date=format:%Y%m%d%H%M%S', '--format=%cd.%h')}`;
}

/**
 * Node for a processor, from the npm package of the version that the repository uses.
 * @param {string} root
 * @param {string} place
 * @param {string} to
 * @param {string} cpu
 */
async function addNode(root, place, to, cpu) {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const archive = execFileSync('npm', ['pack', '--silent', `node-linux-${cpu}@${devDependencies.node}`], {
    cwd: place,
    encoding: 'utf8',
  });
  execFileSync('tar', ['--extract', `--file=${archive.trim()}`, 'package/bin/node'], { cwd: place });
  await cp(join(place, 'package/bin/node'), to);
  await chmod(to, 0o755);
}

/**
 * @param {string} root
 * @param {string} tree
 */
async function addSystemFiles(root, tree) {
  const integrations = join(root, 'integrations');
  const documents = join(tree, 'usr/share/doc/postkit');
  await mkdir(documents, { recursive: true });
  await cp(join(root, 'docs/guides/self-hosting.md'), join(documents, 'self-hosting.md'));
  await cp(join(integrations, 'debian/copyright'), join(documents, 'copyright'));
  await mkdir(join(tree, 'usr/share/man/man8'), { recursive: true });
  const page = await readFile(join(integrations, 'debian/postkit-station.8'));
  await writeFile(join(tree, 'usr/share/man/man8/postkit-station.8.gz'), gzipSync(page, { level: 9 }));
  await cp(
    join(integrations, 'systemd/postkit.service'),
    join(tree, 'usr/lib/systemd/system/postkit.service'),
  );
  await cp(join(integrations, 'debian/station.env'), join(tree, 'etc/postkit/station.env'));
  await cp(join(integrations, 'debian/postkit-station'), join(tree, 'usr/sbin/postkit-station'));
  await chmod(join(tree, 'usr/sbin/postkit-station'), 0o755);
  await mkdir(join(tree, 'usr/share/lintian/overrides'), { recursive: true });
  await cp(join(integrations, 'debian/lintian-overrides'), join(tree, 'usr/share/lintian/overrides/postkit'));
}

/**
 * The changes of the station are those of the repository, so the list has only the version.
 * @param {string} root
 * @param {string} tree
 * @param {string} version
 */
async function writeChangelog(root, tree, version) {
  const date = execFileSync('git', ['log', '-1', '--date=rfc', '--format=%cd'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const entry = ` -- PostKit contributors <postkit@localhost>  ${date}`;
  const text = `postkit (${version}) unstable; urgency=medium\n\n  * Built from the repository of PostKit.\n\n${entry}\n`;
  await writeFile(join(tree, 'usr/share/doc/postkit/changelog.gz'), gzipSync(text, { level: 9 }));
}

/**
 * @param {string} root
 * @param {string} tree
 * @param {{ arch: string, version: string }} about
 */
async function addControl(root, tree, { arch, version }) {
  const control = join(tree, 'DEBIAN');
  await mkdir(control);
  const kilobytes = execFileSync('du', ['--summarize', '--block-size=1K', '--exclude=DEBIAN', tree], {
    encoding: 'utf8',
  }).split('\t')[0];
  const template = await readFile(join(root, 'integrations/debian/control'), 'utf8');
  const fields = template
    .replace('@version@', version)
    .replace('@arch@', arch)
    .replace('@size@', kilobytes ?? '0');
  await writeFile(join(control, 'control'), fields);
  await writeFile(join(control, 'conffiles'), '/etc/postkit/station.env\n');
  for (const name of ['postinst', 'prerm', 'postrm']) {
    await cp(join(root, 'integrations/debian', name), join(control, name));
    await chmod(join(control, name), 0o755);
  }
}
