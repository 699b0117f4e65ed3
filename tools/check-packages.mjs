// Packs the published packages into .cache/packages and checks each tarball: manifest, files, README, exports and types.
import { fileURLToPath } from 'node:url';
import { checkTarball } from './packages/check-tarball.mjs';
import { packPackages } from './packages/pack-packages.mjs';
import { CHECKED_ADDRESS, publicAddress } from './setup/public-address.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const packed = await packPackages(root, publicAddress(process.env) ?? CHECKED_ADDRESS);
  const faults = (await Promise.all(packed.map((each) => checkTarball(root, each)))).flat();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0)
    console.log(
      `The tarballs of ${packed.map(({ manifest }) => manifest.name).join(', ')} can be published.`,
    );
  return faults.length === 0 ? 0 : 1;
});
