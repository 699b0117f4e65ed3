export const tableMessages = {
  loading: (label: string) => `${label}: loading`,
  empty: 'Nothing here yet',
  selectAll: 'Select all',
  select: (name: string) => `Select ${name}`,
};
