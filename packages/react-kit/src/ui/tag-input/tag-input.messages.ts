export const tagInputMessages = {
  remove: (tag: string) => `Remove ${tag}`,
};
