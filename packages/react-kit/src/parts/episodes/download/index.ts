export { FormatChoice } from './format-choice.tsx';
