// The prepack script of every published package: npm would leave `workspace:*` in, and no client alone finishes the manifest.
if (process.env['POSTKIT_PACK'] !== '1') {
  console.error(
    'PostKit: packages are packed by `npm run check:packages` and published by `npm run release`; see docs/guides/release.md.',
  );
  process.exit(1);
}
