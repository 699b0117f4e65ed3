export { CategoryFields, type CategoryFieldsProps } from './category-fields.tsx';
export { categoryFieldsMessages } from './category-fields.messages.ts';
