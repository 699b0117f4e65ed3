import type { Plugin } from 'vite';

/** The player speaks English only, so its build drops the keys and the hooks by which the kit's words and language change. */
export function englishWords(): Plugin {
  return {
    name: 'english-words',
    enforce: 'pre',
    transform(code, id) {
      // The calls are replaced below, their imports remain.
      if (id.endsWith('/react-kit/src/words/use-words.ts'))
        return 'export const useWords = null, useLocale = null, useCatalogue = null;';
      if (id.endsWith('.messages.ts')) return code.replaceAll(/\bdefineMessages\(\s*'[\w/-]+',/g, '(');
      return id.includes('/react-kit/src/') ? importWords(code) : null;
    },
  };
}

/** Turns `const messages = useWords(playerMessages)` into an import of that name, which the minifier need not copy. */
function importWords(code: string): string {
  let plain = code
    .replaceAll('useLocale()', "'en'")
    .replaceAll('useCatalogue()', 'null')
    .replaceAll('catalogue.locale', "'en'")
    .replaceAll(/\bcatalogue\.wordsOf\((\w+)\)/g, '$1');
  const locals = new Map<string, Set<string>>();
  for (const [call, local = '', module = ''] of code.matchAll(/const (\w+) = useWords\((\w+)\);/g)) {
    plain = plain.replace(call, '');
    locals.set(module, (locals.get(module) ?? new Set()).add(local));
  }
  // Functions of the file may use the module by its own name.
  for (const [module, names] of locals) {
    const imported = [module, ...[...names].map((name) => `${module} as ${name}`)].join(', ');
    plain = plain.replace(`import { ${module} }`, `import { ${imported} }`);
  }
  return plain;
}
