export { ImagePicker } from './image-picker.tsx';
export type { ImageShape } from './crop-box.ts';
