export const textAreaMessages = {
  count: (length: number, limit: number) => `${length} of ${limit} characters`,
};
