/** @typedef {'docker' | 'podman' | 'buildah'} Builder */

/** Calls that succeed only where the builder works. @type {Readonly<Record<Builder, readonly (readonly string[])[]>>} */
const PROBES = { docker: [['buildx', 'version'], ['info']], podman: [['info']], buildah: [['info']] };

/**
 * Returns the first builder that works.
 * @param {(command: string, args: readonly string[]) => boolean} works
 * @returns {Builder | undefined}
 */
export function chooseBuilder(works) {
  const builders = /** @type {Builder[]} */ (Object.keys(PROBES));
  return builders.find((builder) => PROBES[builder].every((args) => works(builder, args)));
}

/**
 * The arguments that build the image from the root of the repository.
 * @param {Builder} builder
 * @param {{ tag: string, platform?: string | undefined, version: string, revision: string, rest?: readonly string[] }} options
 * @returns {string[]}
 */
export function buildArguments(builder, { tag, platform, version, revision, rest = [] }) {
  const command = builder === 'docker' ? ['buildx', 'build'] : ['build', '--format=docker'];
  // Podman and buildah collect the images of several platforms in a manifest, and docker in the tag itself.
  const isList = builder !== 'docker' && platform?.includes(',');
  return [
    ...command,
    '--file=integrations/container/Dockerfile',
    ...(platform ? [`--platform=${platform}`] : []),
    `--build-arg=VERSION=${version}`,
    `--build-arg=REVISION=${revision}`,
    ...rest,
    isList ? `--manifest=${tag}` : `--tag=${tag}`,
    '.',
  ];
}
