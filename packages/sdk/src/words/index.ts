export {
  endOfPhrase,
  endsSentence,
  hasUnspacedWords,
  isSpaced,
  joinWords,
  mayEndCaption,
  searchWords,
  separateLetters,
  splitWords,
  withoutWraps,
} from './script-words.ts';
