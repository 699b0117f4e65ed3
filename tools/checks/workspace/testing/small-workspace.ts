import { type Finding, type Rule, workspaceOf } from '../workspace.mjs';

const members = [
  'packages/sdk',
  'packages/react-kit',
  'packages/cli',
  'apps/console',
  'apps/widget',
  'apps/station',
  'e2e',
];

/** The files of a repository without findings. `files` replaces some of them; undefined removes a file. */
export function smallTree(files: Record<string, string | undefined> = {}): Map<string, string> {
  const tree = new Map([
    ['package.json', JSON.stringify({ devDependencies: { zod: 'catalog:' } })],
    [
      'pnpm-workspace.yaml',
      `packages:\n${members.map((dir) => `  - ${dir}\n`).join('')}\ncatalog:\n  zod: ^4.0.0\n\nallowBuilds:\n  node: true\n`,
    ],
    ['tools/typecheck.mjs', `[${members.map((dir) => `'${dir}'`).join()}]`],
    ['tools/build.mjs', ''],
    ['vitest.config.ts', ''],
    ...members.flatMap((dir): [string, string][] => [
      [`${dir}/package.json`, manifest(dir)],
      [`${dir}/tsconfig.json`, `{ "extends": "${'../'.repeat(dir.split('/').length)}tsconfig.base.json" }`],
    ]),
  ]);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) tree.delete(file);
    else tree.set(file, text);
  }
  return tree;
}

/** A valid package.json with some fields replaced. */
export function manifest(dir: string, fields: object = {}): string {
  return JSON.stringify({
    name: `@postkit/${dir.split('/').at(-1)}`,
    license: 'MIT',
    type: 'module',
    ...fields,
  });
}

/** The findings of one rule in the small tree with these files. */
export function findingsOf(rule: Rule, files: Record<string, string | undefined> = {}): Finding[] {
  return rule(workspaceOf(smallTree(files)));
}
