export { usePutBack } from './use-put-back.ts';
