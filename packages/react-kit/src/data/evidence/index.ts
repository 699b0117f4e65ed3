export { useEvidenceChange, useEvidenceExports, useHolds, useLogChain } from './evidence.queries.ts';
