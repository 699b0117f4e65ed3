export { StreamTest } from './stream-test.tsx';
