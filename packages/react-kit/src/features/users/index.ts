export { userName } from './user-list.ts';
