export { episodeProofs } from './episode-proofs.ts';
export { createProofs, type Proofs } from './proofs.service.ts';
