/** @import { SizeLimitConfig } from 'size-limit' */

/** Leaves out what loads on demand, such as the event source of the live channel. */
const onDemandApart = {
  name: 'on-demand-apart',
  setup(/** @type {{ onResolve: (options: object, resolve: (found: { kind: string }) => object | undefined) => void }} */ build) {
    build.onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined));
  },
};

/** @type {(config: object) => object} */
const modifyEsbuildConfig = (config) => ({ ...config, plugins: [onDemandApart] });

/** @type {SizeLimitConfig} */
export default [
  {
    name: 'SDK: one call of the client, which is the whole client, zod included (esbuild)',
    path: 'dist/index.js',
    import: '{ createClient }',
    limit: '20 kB',
    gzip: true,
    modifyEsbuildConfig,
  },
  {
    name: 'SDK: the same, bundled by Vite as a library',
    path: '.cache/size/one-call.js',
    limit: '20 kB',
    gzip: true,
    modifyEsbuildConfig,
  },
  {
    name: 'SDK: the transport (esbuild)',
    path: 'dist/index.js',
    import: '{ createTransport }',
    limit: '8 kB',
    gzip: true,
    modifyEsbuildConfig,
  },
  { name: 'SDK: verifyWebhook', path: 'dist/webhooks.js', import: '{ verifyWebhook }', limit: '2 kB', gzip: true },
  { name: 'SDK: the client of the public data', path: 'dist/public.js', import: '{ createPublicClient }', limit: '1.5 kB', gzip: true },
];
