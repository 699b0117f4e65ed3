export { CategoryFields, type CategoryFieldsProps } from './category-fields.tsx';
