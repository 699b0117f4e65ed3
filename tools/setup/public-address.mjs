/** The address in tarballs that only a check reads: a name that can never exist. */
export const CHECKED_ADDRESS = 'https://source.invalid/postkit';

/**
 * Returns the web address of the repository that a release comes from, without a slash at the end: POSTKIT_REPOSITORY, or
 * the address that GitHub Actions or GitLab CI names. Undefined elsewhere.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function publicAddress(env) {
  const {
    POSTKIT_REPOSITORY: own,
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    CI_PROJECT_URL: project,
  } = env;
  const address = own ?? (server && repository ? `${server}/${repository}` : project);
  return address?.replace(/(\.git)?\/*$/, '');
}
