export type { ClipSource } from './clip-source.tsx';
