export { categoryFieldsMessages } from './category-fields.messages.ts';
export { CategoryFields } from './category-fields.tsx';
