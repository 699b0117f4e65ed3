export { coverRule, type ImageRule, type ImageSize, shareRule } from '../../data/images/index.ts';
export { ImagePicker, type ImagePickerProps } from './image-picker.tsx';
