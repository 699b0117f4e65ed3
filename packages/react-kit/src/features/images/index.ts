export { coverRule, type ImageRule, type ImageSize, shareRule } from './image-rule.ts';
export { useImageAddress } from './use-image-address.ts';
