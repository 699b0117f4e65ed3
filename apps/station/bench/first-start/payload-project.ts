import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-until-ready.ts';

const version = '3.90.2';

const manifest = {
  name: 'payload-project',
  private: true,
  type: 'module',
  dependencies: {
    '@payloadcms/db-sqlite': version,
    '@payloadcms/next': version,
    '@payloadcms/richtext-lexical': version,
    '@payloadcms/ui': version,
    graphql: '16.8.1',
    next: '16.4.6',
    payload: version,
    react: '19.2.1',
    'react-dom': '19.2.1',
    sharp: '0.34.2',
  },
  devDependencies: { '@types/node': '22.19.9', '@types/react': '19.2.9', typescript: '5.7.3' },
};

const tsconfig = {
  compilerOptions: {
    lib: ['DOM', 'DOM.Iterable', 'ES2022'],
    target: 'ES2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowJs: true,
    skipLibCheck: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    incremental: true,
    plugins: [{ name: 'next' }],
    paths: { '@/*': ['./src/*'], '@payload-config': ['./src/payload.config.ts'] },
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
};

const nextConfig = `import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({});
`;

/**
 * Writes a project as create-payload-app makes it, from the template in its npm package, with SQLite in place of MongoDB and the
 * first migration made; its packages are in the store then, and not installed.
 */
export async function makePayloadProject(folder: string, pnpm: string, log: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const npm = { cwd: folder, log };
  await runCommand(['npm', 'pack', `create-payload-app@${version}`], npm);
  await runCommand(
    ['tar', '-xzf', `create-payload-app-${version}.tgz`, '--strip-components=3', 'package/dist/template'],
    npm,
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2));
  await writeFile(join(folder, 'next.config.mjs'), nextConfig);
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'strictDepBuilds: false\n');
  const configPath = join(folder, 'src/payload.config.ts');
  const config = (await readFile(configPath, 'utf8'))
    .replace('mongooseAdapter', 'sqliteAdapter')
    .replace('@payloadcms/db-mongodb', '@payloadcms/db-sqlite')
    .replace(
      /db: mongooseAdapter\(\{[^}]*\}\)/,
      `db: sqliteAdapter({ client: { url: process.env.DATABASE_URL || '' } })`,
    );
  await writeFile(configPath, config);
  const payload = { cwd: folder, log, env: payloadEnvironment };
  await runCommand(['npx', '-y', pnpm, 'install', '--no-frozen-lockfile'], payload);
  await runCommand(['npx', 'payload', 'migrate:create', 'first'], payload);
  await rm(join(folder, 'node_modules'), { recursive: true });
}

export const payloadEnvironment = {
  DATABASE_URL: 'file:./payload.db',
  PAYLOAD_SECRET: 'a secret for a benchmark',
  PAYLOAD_TELEMETRY_DISABLED: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
};
