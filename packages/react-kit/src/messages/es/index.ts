export { spanish } from './spanish.ts';
