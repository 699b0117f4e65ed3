export { coverRule, shareRule } from './image-rule.ts';
export { useImageAddress } from './use-image-address.ts';
