export const categoryFieldsMessages = {
  ordinals: ['Main category', 'Second category', 'Third category'],
  subcategoryOf: (ordinal: string) => `Subcategory of the ${ordinal.toLowerCase()}`,
  subcategory: 'Subcategory',
  choose: 'Select a category',
  noSubcategory: 'No subcategory',
  hasNone: 'Has no subcategories',
  remove: (ordinal: string) => `Remove the ${ordinal.toLowerCase()}`,
  categoryRepeated: 'This category is chosen already. Choose another, or another subcategory.',
} as const;
