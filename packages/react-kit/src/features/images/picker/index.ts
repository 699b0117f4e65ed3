export { ImagePicker } from './image-picker.tsx';
