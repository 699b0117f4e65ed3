export { WordList, type WordListProps } from './word-list.tsx';
export { noWords, wordAt, type WordSelection, wordsBetween } from './word-selection.ts';
