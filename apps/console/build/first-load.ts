/** The bundler's data about a module. */
interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/**
 * Puts everything that the page loads first, for the sign-in, into one chunk. By default the bundler splits the modules
 * shared with later screens into a dozen small files, and each costs a request before the first paint. The chunk follows
 * static imports, used or not, so the entry must import statically only what the first load needs.
 */
export function firstLoad(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, boolean>();

  function isFirst(id: string, modules: Modules): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Ends the recursion for modules that import each other; their other importers decide.
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const answer = info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, modules)));
    known.set(id, answer);
    return answer;
  }

  return (id, modules) => (isFirst(id, modules) ? 'first-load' : null);
}
