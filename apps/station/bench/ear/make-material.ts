// Makes the test material of speech and music in ~/.cache/postkit-ear, or in the folder POSTKIT_TEST_AUDIO.
// node --conditions=postkit-source apps/station/bench/ear/make-material.ts [share of the full length, 0 to 1]
import { makeMaterial } from './material.ts';

const share = Number(process.argv[2] ?? 1);
for (const half of ['tune', 'test'] as const) await makeMaterial(half, share);
