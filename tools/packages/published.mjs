/** The folders of the packages that are published, each after those that it depends on. All carry the same version. */
export const PUBLISHED = ['packages/sdk', 'packages/react-kit', 'packages/cli'];

/**
 * The parts of a published package.json that these tools read.
 * @typedef {{
 *   name: string, version: string, engines: { node: string },
 *   exports?: Record<string, Record<string, string>>, bin?: Record<string, string>,
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   [field: string]: unknown,
 * }} PublishedManifest
 */
