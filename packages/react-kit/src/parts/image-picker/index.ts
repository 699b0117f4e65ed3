export { coverRule, type ImageRule, type ImageSize, shareRule } from '../../features/images/index.ts';
export { ImagePicker, type ImagePickerProps } from './image-picker.tsx';
