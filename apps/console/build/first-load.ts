/** What a bundler tells of a module. */
interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/**
 * Names one chunk for all that the page loads at once, which is the sign-in. Left to itself the bundler cuts what
 * later screens share with it into a dozen small files, and each costs a request before the first paint.
 * It goes by imports, not by what is used: whatever the entry imports statically must be wanted at once.
 */
export function firstLoad(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, boolean>();

  function isFirst(id: string, modules: Modules): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // For modules that import each other: decided by whatever else imports them.
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const answer = info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, modules)));
    known.set(id, answer);
    return answer;
  }

  return (id, modules) => (isFirst(id, modules) ? 'first-load' : null);
}
